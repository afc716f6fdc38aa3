import { deflateSync } from 'node:zlib'
import { PDFDocument as LibraryDocument } from '@cantoo/pdf-lib'
import { annotated, appended, drawing, linked, pagesOf, pdf, zeros, type Make } from './pdfParts.ts'
import { deflated, objectStream, streamOf, writePdf } from './writePdf.ts'

async function scripted(): Promise<Buffer> {
  const doc = await LibraryDocument.create()
  doc.addPage()
  doc.addJavaScript('a', 'app.alert(1)')
  return Buffer.from(await doc.save({ useObjectStreams: true }))
}

/** An action within a stream of objects, which no search through the bytes finds. */
const hidden = (action: string) =>
  writePdf({ catalogue: '/OpenAction 9 0 R', objects: [objectStream({ 9: action })] })

/** 80 MB of nothing in 60 KB: each code stands for one more of them than the one before. */
function lzwZeros(): Buffer {
  const bits: string[] = []
  for (let round = 0; round < 10; round++) {
    bits.push((256).toString(2).padStart(round === 0 ? 9 : 12, '0'), '0'.padStart(9, '0'))
    for (let code = 258; code < 4_094; code++) {
      const width = code < 511 ? 9 : code < 1_023 ? 10 : code < 2_047 ? 11 : 12
      bits.push(code.toString(2).padStart(width, '0'))
    }
  }
  const all = bits.join('')
  return Buffer.from((all.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

const bomb = (megabytes: number) => drawing(deflated(zeros(megabytes)))
const image = (width: number, height: number, said = '') =>
  deflated('', `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ${said}`)
/** Each of ten pieces is drawn ten times by the next. */
const nested = () => {
  const pieces = Array.from({ length: 10 }, (_, i) =>
    streamOf(
      `/P Do `.repeat(10),
      `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /P ${6 + i} 0 R >> >>`,
    ),
  )
  return drawing(streamOf('/P Do'), '/XObject << /P 5 0 R >>', [...pieces, streamOf('', '/Subtype /Form')])
}
const another = 'El archivo lleva escondido otro'
const action = 'El PDF lleva adentro programas, acciones u otros archivos'
const much = 'El PDF ocupa demasiado al abrirse'
const strokes = 'Una página del PDF lleva demasiados trazos'
/** A page in a pattern, and how often it is filled with it. */
const patterned = ({
  said = '/XStep 10 /YStep 10 /BBox [0 0 10 10]',
  cell = '0 0 5 5 re f',
  fills = 1,
  page = '',
}: {
  said?: string
  cell?: string
  fills?: number
  page?: string
}) =>
  drawing(
    deflated(page + '/Pattern cs /P scn ' + '0 0 595 842 re f '.repeat(fills)),
    '/Pattern << /P 5 0 R >>',
    [deflated(cell, `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 ${said} /Resources << >>`)],
  )
/** Each piece draws the next as often as it is told; the last one draws lines. */
const drawnInPieces = (times: readonly number[], lines: number) =>
  drawing(streamOf('/P Do'), '/XObject << /P 5 0 R >>', [
    ...times.map((each, index) =>
      deflated(
        '/P Do '.repeat(each),
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /P ${6 + index} 0 R >> >>`,
      ),
    ),
    deflated('0 0 m 9 9 l S '.repeat(lines), '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'),
  ])
const locked = 'El PDF está protegido con contraseña'
const unread = 'No pudimos leer el archivo por dentro'

/** What it is, how the sentence begins that tells why it is refused, and how it is made. */
export const badPdfs: readonly [string, string, Make][] = [
  ['runs a script that a library wrote into a stream of objects', action, () => scripted()],
  [
    'runs a script on opening, within a stream of objects',
    action,
    () => hidden('<< /S /JavaScript /JS (app.alert(1)) >>'),
  ],
  [
    'runs one from a list of names',
    action,
    () =>
      writePdf({
        catalogue: '/Names << /JavaScript << /Names [(a) 4 0 R] >> >>',
        objects: ['<< /S /JavaScript /JS (x) >>'],
      }),
  ],
  ['hides one behind escapes', action, () => hidden('<< /S /J#61vaScript /J#53 (x) >>')],
  [
    'hides one behind a key said twice',
    action,
    () => linked('/S /JavaScript /S /URI /URI (https://x.example)'),
  ],
  [
    'names one by a name elsewhere',
    action,
    () => writePdf({ page: '/AA << /O << /S 4 0 R >> >>', objects: ['/JavaScript'] }),
  ],
  [
    'keeps one of an earlier version of itself',
    action,
    () =>
      appended(writePdf({ page: '/AA 4 0 R', objects: ['<< /O << /S /JavaScript /JS (x) >> >>'] }), '<< >>'),
  ],
  [
    'hides one in a stream that is said to be a picture',
    action,
    () =>
      drawing(streamOf('7 0 obj << /S /JavaScript /JS (x) >> endobj', '/Subtype /Image /Width 1 /Height 1')),
  ],
  [
    'hides one in a stream of objects without a type',
    action,
    () => writePdf({ objects: [deflated('9 0 << /S /JavaScript /JS (x) >>', '/N 1 /First 4')] }),
  ],
  [
    'hides one in a stream of objects packed twice',
    action,
    () =>
      writePdf({
        objects: [
          streamOf(
            deflateSync('9 0 << /S /JavaScript /JS (x) >>').toString('hex') + '>',
            '/Type /ObjStm /N 1 /First 4 /Filter [/AHx /Fl]',
          ),
        ],
      }),
  ],
  ['starts a program', action, () => linked('/S /Launch /F (cmd.exe)')],
  ['sends a form', action, () => linked('/S /SubmitForm /F (https://x.example)')],
  ['takes in data', action, () => linked('/S /ImportData /F (a.fdf)')],
  ['goes to another file', action, () => linked('/S /GoToR /F (otro.pdf) /D [0 /Fit]')],
  ['goes to a file inside', action, () => linked('/S /GoToE /T << /R /C >>')],
  [
    'opens a page of the web by itself',
    action,
    () => writePdf({ catalogue: '/OpenAction << /S /URI /URI (https://x.example) >>' }),
  ],
  [
    'opens one after a harmless step',
    action,
    () =>
      writePdf({
        catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://x.example) >> >>',
      }),
  ],
  [
    'opens one when a page is shown',
    action,
    () => writePdf({ page: '/AA << /O << /S /URI /URI (https://x.example) >> >>' }),
  ],
  ['links to a file of the machine', action, () => linked('/S /URI /URI (file:///etc/passwd)')],
  ['links to a share', action, () => linked('/S /URI /URI (\\\\\\\\malo\\\\x)')],
  [
    'makes links without a scheme into scripts',
    action,
    () => writePdf({ catalogue: '/URI << /Base (javascript:alert\\(1\\)//) >>' }),
  ],
  [
    'makes them into scripts elsewhere in the file',
    action,
    () => writePdf({ catalogue: '/URI 4 0 R', objects: ['<< /Base (java\tscript:alert\\(1\\)//) >>'] }),
  ],
  ['links to a script', action, () => linked('/S /URI /URI (java\tscript:alert\\(1\\))')],
  [
    'carries a file',
    action,
    () =>
      writePdf({
        catalogue: '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>',
        objects: [
          '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>',
          streamOf('MZ', '/Type /EmbeddedFile'),
        ],
      }),
  ],
  [
    'carries one that it belongs to',
    action,
    () => pdf((doc) => doc.file(Buffer.from('MZ'), { name: 'a.exe' })),
  ],
  ['carries one on a page', action, () => annotated('/Subtype /FileAttachment /FS << /F (a) >>')],
  ['plays something rich', action, () => annotated('/Subtype /RichMedia /RichMediaContent << >>')],
  ['plays a sound', action, () => annotated('/Subtype /Sound /Sound 4 0 R')],
  ['plays a film', action, () => annotated('/Subtype /Movie /Movie << /F (a.avi) >>')],
  ['plays on a screen', action, () => annotated('/Subtype /Screen /A << /S /Rendition /OP 0 >>')],
  ['shows something in three dimensions', action, () => annotated('/Subtype /3D /3DD 4 0 R')],
  [
    'is a form of another kind',
    action,
    () => writePdf({ catalogue: '/AcroForm << /XFA 4 0 R >>', objects: [streamOf('<xdp/>')] }),
  ],
  [
    'has its bytes in another file',
    action,
    () => drawing(streamOf('', '/F (otro.bin) /FFilter /FlateDecode')),
  ],
  ['asks for a password', locked, () => pdf(() => {}, { userPassword: 'x' })],
  [
    'asks for one to be changed',
    locked,
    () => pdf(() => {}, { ownerPassword: 'x', permissions: { printing: 'lowResolution' } }),
  ],
  ['says so in its trailer alone', locked, () => writePdf({ trailer: '/Encrypt << /Filter /Standard >>' })],
  ['swells', much, () => bomb(80)],
  [
    'swells in two steps',
    much,
    () => drawing(streamOf(deflateSync(deflateSync(zeros(80))), '/Filter [/FlateDecode /FlateDecode]')),
  ],
  [
    'swells where zlib sees nothing',
    much,
    () =>
      drawing(
        streamOf(
          Buffer.concat([Buffer.from([0x88, 0x1c]), deflateSync(zeros(80), { level: 9 }).subarray(2)]),
          '/Filter /FlateDecode',
        ),
      ),
  ],
  ['swells by an older way of packing', much, () => drawing(streamOf(lzwZeros(), '/Filter /LZWDecode'))],
  [
    'swells in its objects',
    much,
    () => writePdf({ objects: [deflated(zeros(40), '/Type /ObjStm /N 1 /First 4')] }),
  ],
  ['swells in many streams', much, () => writePdf({ objects: Array<Buffer>(11).fill(deflated(zeros(60))) })],
  [
    'has a picture of too many pixels',
    much,
    () => drawing(streamOf('/I Do'), '/XObject << /I 5 0 R >>', [image(30_000, 30_000)]),
  ],
  [
    'has a picture that says so itself',
    much,
    () =>
      drawing(streamOf('/I Do'), '/XObject << /I 5 0 R >>', [
        streamOf(
          Buffer.from('ffd8ffc0000b08ea60ea600101110000000000000000', 'hex'),
          '/Subtype /Image /Width 9 /Height 9 /Filter /DCTDecode',
        ),
      ]),
  ],
  [
    'has a picture among what is drawn',
    much,
    () => drawing(streamOf('BI /W 40000 /H 40000 /BPC 1 /F /CCF ID x EI')),
  ],
  [
    'has a page of many large pictures',
    much,
    () => drawing(streamOf('/I Do '.repeat(8)), '/XObject << /I 5 0 R >>', [image(7_000, 7_000)]),
  ],
  ['has a page of pieces of pieces', strokes, nested],
  [
    'has a piece that draws itself',
    much,
    () => drawing(streamOf('/P Do'), '/XObject << /P 5 0 R >>', [streamOf('/P Do', '/Subtype /Form')]),
  ],
  [
    'has a page in a pattern of steps without a width',
    strokes,
    () => patterned({ said: '/XStep 0.0001 /YStep 0.0001 /BBox [0 0 1 1]' }),
  ],
  [
    'has one whose matrix makes its steps so',
    strokes,
    () => patterned({ said: '/XStep 1 /YStep 1 /BBox [0 0 1 1] /Matrix [0.0001 0 0 0.0001 0 0]' }),
  ],
  [
    'has one whose cells overlap a thousand times each way',
    strokes,
    () => patterned({ said: '/XStep 1 /YStep 1 /BBox [0 0 2000 2000]' }),
  ],
  ['has a page of millions of lines', strokes, () => drawing(deflated('0 0 m 9 9 l '.repeat(2_250_000)))],
  [
    'has one whose operators run on without a space',
    strokes,
    () => drawing(deflated('qQ'.repeat(1_200_000))),
  ],
  [
    'fills a page with a pattern of many fills',
    strokes,
    () => patterned({ cell: '0 0 5 5 re f '.repeat(3_000), fills: 3_000 }),
  ],
  [
    'fills a page three thousand times with a pattern as large as it',
    much,
    () => patterned({ said: '/XStep 595 /YStep 842 /BBox [0 0 595 842]', fills: 3_000 }),
  ],
  [
    'does so in a piece that has the colour from outside',
    much,
    () =>
      drawing(deflated('/Pattern cs /P scn /F Do'), '/Pattern << /P 5 0 R >> /XObject << /F 6 0 R >>', [
        deflated(
          '0 0 5 5 re f',
          '/PatternType 1 /PaintType 1 /TilingType 1 /XStep 595 /YStep 842 /BBox [0 0 595 842] /Resources << >>',
        ),
        deflated('0 0 595 842 re f '.repeat(3_000), '/Type /XObject /Subtype /Form /BBox [0 0 595 842]'),
      ]),
  ],
  ['draws lines in pieces of pieces', strokes, () => drawnInPieces([10, 10, 10, 10], 100)],
  [
    'draws them in letters',
    strokes,
    () =>
      drawing(deflated(`BT /F 9 Tf (${'a'.repeat(4_000)}) Tj ET`), '/Font << /F 5 0 R >>', [
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 ' +
          '/Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs << /a 6 0 R >> >>',
        deflated('9 0 d0 ' + '0 0 m 9 9 l S '.repeat(300)),
      ]),
  ],
  [
    'draws them in what lies on a page',
    strokes,
    () =>
      writePdf({
        page: '/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /AP << /N 4 0 R >> >>]',
        objects: [deflated('0 0 m 9 9 l S '.repeat(700_000), '/Subtype /Form /BBox [0 0 9 9]')],
      }),
  ],
  [
    'draws them in a mask',
    strokes,
    () =>
      drawing(deflated('/G gs '.repeat(1_000)), '/ExtGState << /G << /SMask << /S /Alpha /G 5 0 R >> >> >>', [
        deflated('0 0 m 9 9 l S '.repeat(1_000), '/Subtype /Form /BBox [0 0 9 9]'),
      ]),
  ],
  ['has too many pages', much, () => pagesOf(1_001)],
  [
    'has pages without an end',
    much,
    () => writePdf({ catalogue: '/Pages 4 0 R', objects: ['<< /Type /Pages /Kids [4 0 R 4 0 R] >>'] }),
  ],
  ['has no page', unread, () => writePdf({ catalogue: '/Pages 9 0 R' })],
  ['has an object that nobody can read', unread, () => writePdf({ objects: ['<< /S /URI ) /JS (x) >>'] })],
  [
    'has a stream of objects that nobody can read',
    unread,
    () => writePdf({ objects: [streamOf('nada', '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')] }),
  ],
  [
    'has one that is packed as nobody knows',
    unread,
    () => writePdf({ objects: [streamOf('9 0 << >>', '/Type /ObjStm /N 1 /First 4 /Filter /Otro')] }),
  ],
  ['is nested without an end', unread, () => writePdf({ objects: ['['.repeat(200_000)] })],
  [
    'has a page packed as a picture',
    unread,
    () => drawing(streamOf('x', '/Filter /CCITTFaxDecode /DecodeParms << /Columns 100000 >>')),
  ],
  [
    'is an archive too',
    another,
    async () => Buffer.concat([await pdf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  ],
  [
    'is a page of the web too',
    another,
    async () => Buffer.concat([await pdf(), Buffer.from('<html><script>alert(1)</script>')]),
  ],
]
