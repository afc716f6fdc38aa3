import { deflateSync } from 'node:zlib'
import { PDFDocument as LibraryDocument } from '@cantoo/pdf-lib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { deflated, objectStream, streamOf, writePdf } from './writePdf.ts'

/** PDFs that an upload takes, and others that it doesn't. */

type Make = () => Promise<Buffer> | Buffer

function pdf(
  write: (doc: PDFKit.PDFDocument) => void = () => {},
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const doc = new PDFDocument(options)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.text('Póliza')
  write(doc)
  doc.end()
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
}

const pdfWith = (picture: Buffer) => pdf((doc) => doc.image(picture, 10, 10))

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#246',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })

/** As pdf-lib writes a new one, or one that was there. */
async function library(options: { useObjectStreams?: boolean }, before?: Buffer): Promise<Buffer> {
  const doc = before ? await LibraryDocument.load(before) : await LibraryDocument.create()
  doc.addPage([300, 200]).drawText('Hola')
  doc.setTitle('Póliza')
  return Buffer.from(await doc.save(options))
}

async function scripted(): Promise<Buffer> {
  const doc = await LibraryDocument.create()
  doc.addPage()
  doc.addJavaScript('a', 'app.alert(1)')
  return Buffer.from(await doc.save({ useObjectStreams: true }))
}

/** The same, and an object after its end that replaces the fourth. */
function appended(before: Buffer, object: string): Buffer {
  const at = /startxref\s+(\d+)/.exec(before.subarray(-200).toString('latin1'))?.[1] ?? '0'
  const body = `\n4 0 obj\n${object}\nendobj\n`
  const table = before.length + body.length
  return Buffer.concat([
    before,
    Buffer.from(
      `${body}xref\n4 1\n${String(before.length + 1).padStart(10, '0')} 00000 n \n` +
        `trailer\n<< /Size 20 /Root 1 0 R /Prev ${at} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  ])
}

/** All of them below one tree. */
function pagesOf(number: number): Buffer {
  const kids = Array.from({ length: number }, (_, i) => `${i + 5} 0 R`)
  return writePdf({
    catalogue: '/Pages 4 0 R',
    objects: [
      `<< /Type /Pages /Count ${number} /Kids [${kids.join(' ')}] >>`,
      ...kids.map(() => '<< /Type /Page /Parent 4 0 R /MediaBox [0 0 9 9] >>'),
    ],
  })
}

/** An action within a stream of objects, which no search through the bytes finds. */
const hidden = (action: string) =>
  writePdf({ catalogue: '/OpenAction 9 0 R', objects: [objectStream({ 9: action })] })
const annotated = (annotation: string) =>
  writePdf({ page: `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${annotation} >>]` })
const linked = (action: string) => annotated(`/Subtype /Link /A << ${action} >>`)
const drawing = (contents: Buffer, resources = '', objects: readonly (string | Buffer)[] = []) =>
  writePdf({ page: `/Contents 4 0 R /Resources << ${resources} >>`, objects: [contents, ...objects] })
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_000_000)

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

const libraries: [string, Make][] = [
  ...['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'].map((version): [string, () => Promise<Buffer>] => [
    `pdfkit's ${version}`,
    // The types know versions as the library says them.
    () =>
      pdf((doc) => doc.addPage().text('2'), { pdfVersion: version as '1.7', compress: version !== '1.3' }),
  ]),
  [
    'pdfkit with a link to a page of the web',
    () => pdf((doc) => doc.text('web', { link: 'https://seguros.example' })),
  ],
  ['pdfkit with a picture', async () => pdfWith(await noise(300, 200).jpeg().toBuffer())],
  [
    'pdfkit with a picture of colours that shine through',
    async () => pdfWith(await noise(90, 60).ensureAlpha(0.5).png().toBuffer()),
  ],
  [
    'pdfkit with an outline and tags',
    () => pdf((doc) => doc.outline.addItem('Uno'), { tagged: true, lang: 'es' }),
  ],
  ['pdfkit with fields to fill in', () => pdf((doc) => doc.initForm().formText('campo', 10, 10, 90, 20))],
  ['pdf-lib with streams of objects', () => library({ useObjectStreams: true })],
  ['pdf-lib without them', () => library({ useObjectStreams: false })],
  ['pdf-lib, changed once more', async () => library({}, await library({ useObjectStreams: true }))],
  ['pdf-lib after pdfkit', async () => library({}, await pdf())],
  [
    'pdf-lib after what is only marked as changed',
    async () => appended(await pdf(), '<< /Type /Annot /Contents (obj) >>'),
  ],
]
const hands: [string, Make][] = [
  ...['1.0', '1.3', '1.4', '1.5', '1.6', '1.7', '2.0'].map((version): [string, () => Buffer] => [
    `by hand, ${version}`,
    () => writePdf({ version }),
  ]),
  ['that opens at a place in it', () => writePdf({ catalogue: '/OpenAction [3 0 R /XYZ null null 0]' })],
  ['that goes to a place in it', () => writePdf({ catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
  [
    'that shows how it wants to be printed',
    () => writePdf({ catalogue: '/OpenAction << /S /Named /N /Print >>' }),
  ],
  ['with a link without a scheme', () => linked('/S /URI /URI (www.seguros.example)')],
  ['with a link to write', () => linked('/S /URI /URI (mailto:siniestros@seguros.example)')],
  ['with a link to call', () => linked('/S /URI /URI (tel:+541112345678)')],
  ['with a link to a machine and its port', () => linked('/S /URI /URI (seguros.example:8443/poliza)')],
  [
    'with an empty list of files inside',
    () => writePdf({ catalogue: '/Names << /EmbeddedFiles << /Names [] >> >>' }),
  ],
  ['whose page speaks of scripts', () => drawing(deflated('BT (/JavaScript /Launch obj << /S ) Tj ET'))],
  [
    'whose page, not packed, speaks of them',
    () => drawing(streamOf('BT (/JavaScript endobj 9 0 obj x) Tj ET')),
  ],
  [
    'whose length of a stream stands elsewhere',
    () =>
      writePdf({
        page: '/Contents 4 0 R',
        objects: ['<< /Length 5 0 R >>\nstream\n(stream endstream) Tj\nendstream', '21'],
      }),
  ],
  [
    'with its objects in a stream',
    () =>
      writePdf({
        page: '/Contents 4 0 R /Annots 9 0 R',
        objects: [
          deflated('q Q'),
          objectStream({
            9: '[10 0 R]',
            10: '<< /Type /Annot /Subtype /Link /Rect [0 0 1 1] /A << /S /URI /URI (https://x.example) >> >>',
          }),
        ],
      }),
  ],
  [
    'packed twice',
    () =>
      drawing(
        streamOf(
          Buffer.from(deflateSync('q Q')).toString('hex') + '>',
          '/Filter [/ASCIIHexDecode /FlateDecode]',
        ),
      ),
  ],
  [
    'whose packed stream is cut off, as some leave it',
    () => drawing(streamOf(deflateSync(Buffer.alloc(5_000, 'q Q ')).subarray(0, -6), '/Filter /FlateDecode')),
  ],
  [
    'with a page scanned in A3, 600 dots an inch',
    () =>
      drawing(deflated('q /Im0 Do Q'), '/XObject << /Im0 5 0 R >>', [
        deflated(
          zeros(9),
          '/Type /XObject /Subtype /Image /Width 7016 /Height 9921 /BitsPerComponent 1 /ColorSpace /DeviceGray',
        ),
      ]),
  ],
  [
    'with a signature',
    () =>
      writePdf({
        catalogue: '/AcroForm << /Fields [4 0 R] /SigFlags 3 >>',
        objects: [
          '<< /FT /Sig /T (f) /V 5 0 R >>',
          '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <00> >>',
        ],
      }),
  ],
  [
    'with a profile of colours',
    () =>
      writePdf({
        catalogue: '/OutputIntents [<< /S /GTS_PDFA1 /DestOutputProfile 4 0 R >>]',
        objects: [deflated('icc', '/N 3')],
      }),
  ],
  [
    'with structure and marks',
    () =>
      writePdf({
        catalogue: '/MarkInfo << /Marked true >> /StructTreeRoot 4 0 R',
        objects: ['<< /Type /StructTreeRoot /K << /S /Document /K << /S /Form /K [] >> >> >>'],
      }),
  ],
  ['with 900 pages', () => pagesOf(900)],
]

/** What a genuine paper may be, by who made it or what is odd about it. */
export const goodPdfs: readonly [string, Make][] = [...libraries, ...hands]

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
const action = 'El PDF lleva adentro programas, acciones u otros archivos'
const much = 'El PDF ocupa demasiado al abrirse'
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
  [
    'swells in many streams',
    much,
    () => writePdf({ objects: Array.from({ length: 11 }, () => deflated(zeros(60))) }),
  ],
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
  ['has a page of pieces of pieces', much, nested],
  [
    'has a piece that draws itself',
    much,
    () => drawing(streamOf('/P Do'), '/XObject << /P 5 0 R >>', [streamOf('/P Do', '/Subtype /Form')]),
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
    'El archivo no es',
    async () => Buffer.concat([await pdf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  ],
  [
    'is a page of the web too',
    'El archivo no es',
    async () => Buffer.concat([await pdf(), Buffer.from('<html><script>alert(1)</script>')]),
  ],
]
