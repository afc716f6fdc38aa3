import { deflateSync } from 'node:zlib'
import { PDFDocument as LibraryDocument } from '@cantoo/pdf-lib'
import { appended, drawing, linked, pagesOf, pdf, zeros, type Make } from './pdfParts.ts'
import { noise } from './pictureCorpus.ts'
import { deflated, objectStream, streamOf, writePdf } from './writePdf.ts'

const pdfWith = (picture: Buffer) => pdf((doc) => doc.image(picture, 10, 10))

/** As pdf-lib writes a new one, or one that was there. */
async function library(options: { useObjectStreams?: boolean }, before?: Buffer): Promise<Buffer> {
  const doc = before ? await LibraryDocument.load(before) : await LibraryDocument.create()
  doc.addPage([300, 200]).drawText('Hola')
  doc.setTitle('Póliza')
  return Buffer.from(await doc.save(options))
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
  [
    'with links that begin with its site',
    () => writePdf({ catalogue: '/URI << /Base (https://seguros.example/) >>' }),
  ],
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
  [
    'with a map of a hundred thousand bends',
    () =>
      pdf((doc) => {
        for (let road = 0; road < 1_000; road++) {
          doc.moveTo((road * 37) % 595, (road * 91) % 842)
          for (let bend = 1; bend < 100; bend++)
            doc.lineTo((road * 37 + bend * 7.31) % 595, (road * 91 + bend * 11.77) % 842)
          doc.lineWidth(0.1).stroke()
        }
      }),
  ],
  [
    'with five hundred plots, hatched as fine as a printer can',
    () =>
      drawing(
        deflated('/Pattern cs /P scn ' + '0 0 40 30 re f 60 60 50 50 re f '.repeat(250)),
        '/Pattern << /P 5 0 R >>',
        [
          deflated(
            '0 0 m 3 3 l S',
            '/PatternType 1 /PaintType 1 /TilingType 1 /XStep 3 /YStep 3 /BBox [0 0 3 3] /Resources << >>',
          ),
        ],
      ),
  ],
  [
    'with letters that are drawings',
    () =>
      drawing(deflated(`BT /F 9 Tf ${'(aaaaaaaaaaaaaaaaaaaa) Tj '.repeat(150)} ET`), '/Font << /F 5 0 R >>', [
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 ' +
          '/Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs << /a 6 0 R >> >>',
        deflated('9 0 d0 ' + '0 0 m 9 9 l '.repeat(20) + 'S'),
      ]),
  ],
  ['with 900 pages', () => pagesOf(900)],
]

/** What a genuine paper may be, by who made it or what is odd about it. */
export const goodPdfs: readonly [string, Make][] = [...libraries, ...hands]
