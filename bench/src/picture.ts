/** A picture that needs no library to make: a BMP of 24 bits, all in one grey; 1 MiB unless said otherwise. */
export function picture(width = 592, height = 590): Buffer {
  const header = 54
  const bytes = Buffer.alloc(header + width * 3 * height, 0x80)
  bytes.fill(0, 0, header)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(header, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

/** As a browser uploads it. */
export function multipart(bytes: Buffer): { body: Buffer; contentType: string } {
  const boundary = '----medicion'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="data"; filename="papel.bmp"\r\nContent-Type: image/bmp\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}
