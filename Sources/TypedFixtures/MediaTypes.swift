/// Media types of files that tests are fed with (IANA registry).
enum MediaTypes {
  static func type(of fileExtension: String) -> String {
    types[fileExtension] ?? "application/octet-stream"
  }

  private static let types = [
    "css": "text/css",
    "csv": "text/csv",
    "gif": "image/gif",
    "gz": "application/gzip",
    "htm": "text/html",
    "html": "text/html",
    "ico": "image/vnd.microsoft.icon",
    "jpeg": "image/jpeg",
    "jpg": "image/jpeg",
    "js": "text/javascript",
    "json": "application/json",
    "jsonl": "application/x-ndjson",
    "md": "text/markdown",
    "ndjson": "application/x-ndjson",
    "pdf": "application/pdf",
    "png": "image/png",
    "svg": "image/svg+xml",
    "tar": "application/x-tar",
    "toml": "application/toml",
    "tsv": "text/tab-separated-values",
    "txt": "text/plain",
    "wasm": "application/wasm",
    "webp": "image/webp",
    "xml": "application/xml",
    "yaml": "application/yaml",
    "yml": "application/yaml",
    "zip": "application/zip",
  ]
}
