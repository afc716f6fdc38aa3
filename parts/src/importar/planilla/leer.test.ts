import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { leerPlanilla } from './leer.ts'
import { maxUnpackedBytes } from './planilla.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const celdas = async (bytes: Uint8Array) =>
  (await leerPlanilla(bytes)).hojas[0]?.filas.map((fila) => fila.celdas)
const falla = (bytes: Uint8Array) =>
  leerPlanilla(bytes).then(
    () => 'leída',
    (error: unknown) => error,
  )

interface Libro {
  rows: string
  fecha1904?: boolean
  merges?: string
  sheets?: number
}

/** An XLSX by hand, as small as one can be: style 1 is a date. */
function xlsx({ rows, fecha1904 = false, merges = '', sheets = 1 }: Libro): Uint8Array {
  const nombres = Array.from({ length: sheets }, (_, i) => i + 1)
  const ns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const types = nombres
    .map(
      (n) =>
        `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
    )
    .join('')
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types}</Types>`,
    ),
    '_rels/.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><workbook ${ns} xmlns:r="${rel}">${fecha1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${nombres.map((n) => `<sheet name="Hoja ${n}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${nombres.map((n) => `<Relationship Id="rId${n}" Type="${rel}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}<Relationship Id="rIdS" Type="${rel}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<?xml version="1.0"?><styleSheet ${ns}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      nombres.map((n) => [
        `xl/worksheets/sheet${n}.xml`,
        strToU8(`<?xml version="1.0"?><worksheet ${ns}><sheetData>${rows}</sheetData>${merges}</worksheet>`),
      ]),
    ),
  })
}

const texto = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`

test('a CSV is read with its semicolons or commas, in UTF-8 or latin-1, quotes and all', async () => {
  const wanted = [
    ['Apellido', 'Año'],
    ['Muñoz; hijo', '2020'],
  ]
  expect(await celdas(utf8('Apellido;Año\r\n"Muñoz; hijo";2020\r\n'))).toEqual(wanted)
  expect(await celdas(utf8('\ufeffApellido,Año\n"Muñoz; hijo",2020'))).toEqual(wanted)
  expect(await celdas(latin1('Apellido;Año\n"Muñoz; hijo";2020'))).toEqual(wanted)
  expect(await celdas(latin1('sep=;\nApellido;Año\n"Muñoz; hijo";2020'))).toEqual(wanted)
})

test('rows keep the number that the sheet shows, and what is empty is left out', async () => {
  const { hojas } = await leerPlanilla(utf8('DNI;CUIL\n\n;\n30111222;\n'))
  expect(hojas[0]?.filas).toEqual([
    { n: 1, celdas: ['DNI', 'CUIL'] },
    { n: 4, celdas: ['30111222', ''] },
  ])
})

test('an XLSX gives the value of a formula, all digits of a number and the day of a date', async () => {
  const rows = `<row r="1">${texto('A1', 'DNI')}${texto('B1', 'Alta')}${texto('C1', 'CUIL')}</row>
    <row r="2"><c r="A2"><v>8.5E7</v></c><c r="B2" s="1"><v>44927</v></c><c r="C2"><f>1+1</f><v>20990002488</v></c></row>
    <row r="3">${texto('A3', '=cmd|calc')}<c r="C3" t="str"><f>A1&amp;B1</f><v>hecho</v></c></row>`
  expect(await celdas(xlsx({ rows }))).toEqual([
    ['DNI', 'Alta', 'CUIL'],
    ['85000000', '2023-01-01', '20990002488'],
    ['=cmd|calc', '', 'hecho'],
  ])
})

test('a book that counts from 1904 says the same days', async () => {
  const rows = '<row r="1"><c r="A1" s="1"><v>43465</v></c></row>'
  expect(await celdas(xlsx({ rows, fecha1904: true }))).toEqual([['2023-01-01']])
})

test('what is merged downwards is said in each row, and counted', async () => {
  const rows = `<row r="1">${texto('A1', 'Unidad')}${texto('B1', 'Chofer')}</row><row r="2">${texto('A2', 'U1')}${texto('B2', 'Uno')}</row><row r="3">${texto('B3', 'Dos')}</row>`
  const { hojas } = await leerPlanilla(
    xlsx({ rows, merges: '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>' }),
  )
  expect(hojas[0]?.combinadas).toBe(1)
  expect(hojas[0]?.filas[2]?.celdas).toEqual(['U1', 'Dos'])
})

test.each([
  ['an empty file', new Uint8Array(), 'vacio', 0],
  ['blank lines alone', utf8('\n\n;;\n'), 'vacio', 0],
  ['bytes that are no text', Uint8Array.from([65, 0, 66]), 'noEsTexto', 0],
  ['a PDF', utf8('%PDF-1.7'), 'noEsPlanilla', 0],
  ['an old or locked book', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'esXls', 0],
  ['a zip that is cut', xlsx({ rows: '<row r="1"/>' }).slice(0, 300), 'danado', 0],
  ['a zip of something else', zipSync({ 'a.xml': utf8('<a/>') }), 'noEsPlanilla', 0],
  [
    'two hundred sheets',
    xlsx({ rows: `<row r="1">${texto('A1', 'DNI')}</row>`, sheets: 200 }),
    'muchasHojas',
    200,
  ],
  ['more than 10,000 rows', utf8('30111222;x\n'.repeat(10_200)), 'muchasFilas', 10_200],
  ['more than 60 columns', utf8('a;'.repeat(70) + 'z'), 'muchasColumnas', 71],
  ['a quote that never ends', utf8('"a;b\nc;d'), 'comillas', 0],
])('%s is said', async (_, bytes, wanted, cuantas) => {
  expect(await falla(bytes)).toMatchObject({ falla: wanted, cuantas })
})

test(
  'a bomb is refused by what it says that it unpacks to, before any of it is unpacked',
  { timeout: 60_000 },
  async () => {
    const bomb = zipSync({
      'xl/workbook.xml': utf8('<workbook/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(maxUnpackedBytes + 1),
    })
    expect(bomb.length).toBeLessThan(500_000)
    const before = process.memoryUsage().arrayBuffers
    expect(await falla(bomb)).toMatchObject({ falla: 'bomba' })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000)
  },
)

test('a sign that is no text is seen', async () => {
  const rows = `<row r="1">${texto('A1', 'Ana_x0000_Paz')}</row>`
  expect(await celdas(xlsx({ rows }))).toEqual([['Ana\ufffdPaz']])
})
