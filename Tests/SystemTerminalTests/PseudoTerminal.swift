import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Both ends of a terminal that no one sits at (POSIX, `posix_openpt`).
struct PseudoTerminal {
  let controller: Descriptor
  let terminal: Descriptor

  init(columns: UInt16, rows: UInt16) throws {
    #if canImport(Darwin)
    controller = Descriptor(posix_openpt(O_RDWR | O_NOCTTY))
    guard grantpt(controller.number) == 0, unlockpt(controller.number) == 0,
      let name = ptsname(controller.number)
    else { throw SystemError.last }
    terminal = try .open(String(cString: name), O_RDWR | O_NOCTTY)
    #else
    // The functions of POSIX are not imported here; this is what they do (Linux, ioctl_tty(2)).
    let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    controller = try .open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (locked, number): (Int32, Int32) = (0, -1)
    guard ioctl(controller.number, unlock, &locked) == 0,
      ioctl(controller.number, getNumber, &number) == 0
    else { throw SystemError.last }
    terminal = try .open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    #endif
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(terminal.number, UInt(TIOCSWINSZ), &size) == 0 else { throw SystemError.last }
  }

  /// The flags of input, output, control and local mode.
  var modes: [UInt] {
    var mode = termios()
    tcgetattr(terminal.number, &mode)
    return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag].map { UInt($0) }
  }

  func close() throws {
    try terminal.close()
    try controller.close()
  }
}
