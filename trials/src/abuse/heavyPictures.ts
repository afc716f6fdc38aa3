import { crc32, deflateSync } from 'node:zlib'

/** Files that are accepted and cost much to look into or to draw, made without a library. */

/** 59 megapixels in 170 KB, all in one grey. */
export function heavyPicture(): Buffer {
  const side = 7_700
  const row = Buffer.alloc(1 + side * 3, 0xcc)
  row[0] = 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(row.length * side, row), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const whole = Buffer.alloc(8 + body.length)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), 4 + body.length)
  return whole
}

/** A page with many lines on it. No two are the same. */
export function heavyPdf(number: number): Buffer {
  const lines = Array.from(
    { length: 20_000 },
    (_, i) => `${i % 595} ${(i * 7) % 842} m ${(i * 3) % 595} 0 l S`,
  )
  const drawing = deflateSync(Buffer.from(`% ${number}\n${lines.join('\n')}`))
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>'),
    Buffer.concat([
      Buffer.from(`<< /Length ${drawing.length} /Filter /FlateDecode >>\nstream\n`),
      drawing,
      Buffer.from('\nendstream'),
    ]),
  ]
  let size = 9
  const places = objects.map((object, index) => {
    const place = size
    size += `${index + 1} 0 obj\n`.length + object.length + '\nendobj\n'.length
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(
      `xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  ])
}
