import { diaEnBuenosAires, fechaLegible, momentoLegible } from '@portal/contract/calendario.ts'
import type { Hallazgo, ProblemaDeAuditoria, ProblemaDeTestigos } from './hallazgo.ts'
import { raizCorta } from './lineas.ts'
import type { Manifiesto } from './manifiesto.ts'
import type { Examen } from './verificar.ts'
import type { ProblemaDeSello } from './sello.ts'
import type { ProblemaZip } from './zip.ts'

/** What was found, in the words that people read: the page and the command line say the same ones. */

export type Veredicto = 'intacto' | 'alterado' | 'ilegible'
export type Marca = 'bien' | 'mal' | 'dato'

export interface Dicho {
  veredicto: Veredicto
  /** Before the colon, and after it. */
  titulo: [string, string]
  bajada: string
  /** What is not as it was signed, one by one. */
  mal: {
    /** What happened to it. */
    como: 'distinto' | 'falta' | 'sobra'
    titulo: string
    camino: string | undefined
    filas: [string, string][]
  }[]
  comprobado: { marca: Marca; que: string; frase: string; dato: string }[]
  contenido: { que: string; cuantos: string; cuando: string; marca: Marca; estado: string }[]
}

const numero = new Intl.NumberFormat('es-AR')
const n = (count: number): string => numero.format(count)
const some = (count: number, one: string, more: string): string => (count === 1 ? one : `${n(count)} ${more}`)
const diaDe = (momento: string): string => fechaLegible(diaEnBuenosAires(new Date(momento)))
const enTexto = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1) ?? ''}`
export const enGrupos = (hex: string): string => (hex.match(/.{4}/g) ?? []).join(' ')

export function decir(exam: Examen): Dicho {
  const { manifiesto, hallazgos } = exam
  const mal = hallazgos.map((each) => ({ como: como[each.que] ?? 'distinto', ...sayOne(each) }))
  if (!manifiesto) {
    const [titulo, bajada] = unreadable(hallazgos)
    return { veredicto: 'ilegible', titulo, bajada, mal, comprobado: [], contenido: [] }
  }
  const veredicto = hallazgos.length === 0 && exam.llave !== undefined ? 'intacto' : 'alterado'
  return {
    veredicto,
    titulo:
      veredicto === 'intacto'
        ? [
            'Intacto:',
            manifiesto.archivos.length === 1
              ? `el archivo es el que se firmó el ${diaDe(manifiesto.hecho)}.`
              : `los ${n(manifiesto.archivos.length)} archivos son los que se firmaron el ${diaDe(manifiesto.hecho)}.`,
          ]
        : alteredTitle(exam),
    bajada: veredicto === 'intacto' ? whose(manifiesto) : howFar(exam, manifiesto),
    mal,
    comprobado: [
      filesChecked(exam, manifiesto),
      signatureChecked(exam, manifiesto),
      auditChecked(exam),
      witnessesChecked(exam),
      stampChecked(exam),
    ],
    contenido: contentOf(exam, manifiesto),
  }
}

function unreadable(hallazgos: readonly Hallazgo[]): [[string, string], string] {
  const zip = hallazgos.find(({ que }) => que === 'zip')
  if (zip?.que === 'zip')
    return [['No se puede leer:', zipWords[zip.problema].corto], zipWords[zip.problema].largo]
  if (hallazgos.some(({ que }) => que === 'manifiesto'))
    return [
      ['Alterado:', 'el manifiesto no es el que se firmó.'],
      'No se entiende, o no está escrito como Portal lo escribe. Sin él no se puede saber nada de los archivos.',
    ]
  return [
    ['No es un legajo:', 'falta manifiesto.json.'],
    'Puede ser otro archivo, o un legajo al que se lo sacaron. Sin él no se puede saber nada de los archivos.',
  ]
}

const zipWords: Readonly<Record<ProblemaZip, { corto: string; largo: string }>> = {
  cortado: {
    corto: 'el ZIP está cortado.',
    largo: 'Le falta el final: la descarga o la copia no terminó, o alguien lo cortó. Pedilo de nuevo.',
  },
  otro: {
    corto: 'no es un ZIP escrito por Portal.',
    largo:
      'O alguien lo volvió a comprimir: entonces descomprimilo y soltá la carpeta, que se comprueba igual.',
  },
  forma: {
    corto: 'el ZIP no es tal como se escribió.',
    largo: 'Cambió algo entre archivo y archivo: lo de adentro se comprobó igual.',
  },
}

function alteredTitle({ hallazgos, llave }: Examen): [string, string] {
  const count = (que: Hallazgo['que']) => hallazgos.filter((each) => each.que === que).length
  if (llave === undefined) return ['Sin firma válida:', 'nadie responde por lo que dice este legajo.']
  if (count('llave ajena') > 0) return ['De otro:', 'no lo firmó ninguna de las llaves que se esperaban.']
  const [changed, missing, more] = [count('cambio'), count('falta'), count('sobra') + count('repetido')]
  const files = [
    ...(changed > 0 ? [some(changed, 'un archivo cambió', 'archivos cambiaron')] : []),
    ...(missing > 0
      ? [
          changed > 0
            ? some(missing, 'uno falta', 'faltan')
            : some(missing, 'un archivo falta', 'archivos faltan'),
        ]
      : []),
    ...(more > 0
      ? [
          changed + missing > 0
            ? some(more, 'uno sobra', 'sobran')
            : some(more, 'un archivo sobra', 'archivos sobran'),
        ]
      : []),
  ]
  if (files.length > 0) return ['Alterado:', `${enTexto(files)}.`]
  if (count('auditoria') > 0) return ['Alterado:', 'la auditoría no es la que se selló.']
  if (count('testigos') > 0) return ['Alterado:', 'los testigos no dicen lo mismo que el legajo.']
  const stamps = hallazgos.filter((each) => each.que === 'sello')
  if (stamps.length > 0 && stamps.every(({ problema }) => problema === 'ajena'))
    return ['No coincide:', 'el sello de tiempo no es de la autoridad que pusiste.']
  if (stamps.length > 0) return ['Alterado:', 'el sello de tiempo no es de este legajo, o no es bueno.']
  if (count('raiz ajena') > 0)
    return ['No coincide:', 'la raíz que pusiste no es de ningún testigo de este legajo.']
  return [
    'Alterado:',
    hallazgos.some(({ que }) => que === 'zip') ? zipWords.forma.corto : 'no es tal como se firmó.',
  ]
}

const meses = (manifiesto: Manifiesto): string => {
  const { desde, hasta } = manifiesto.meses
  return desde === hasta ? mesLegible(desde) : `de ${mesLegible(desde)} a ${mesLegible(hasta)}`
}
const mes = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const mesLegible = (periodo: string): string => mes.format(new Date(`${periodo}-01T00:00:00Z`))

const whose = (manifiesto: Manifiesto): string =>
  `Legajo de ${manifiesto.de.nombre}${manifiesto.recurso ? ` (${manifiesto.recurso.nombre})` : ''}, ${meses(manifiesto)}. Dice haberlo firmado ${manifiesto.firmante.nombre}.`

function howFar({ llave, intactos }: Examen, manifiesto: Manifiesto): string {
  const total = manifiesto.archivos.length
  if (llave === undefined)
    return 'El manifiesto cambió después de firmarse, o la firma no es suya: lo que sigue vale tanto como el manifiesto, que nadie firmó.'
  const rest =
    intactos === total
      ? `Los ${n(total)} archivos del manifiesto están intactos.`
      : `${intactos === 1 ? 'Un archivo está intacto' : `${n(intactos)} archivos están intactos`}, de ${n(total)}.`
  return `La firma es buena: lo que cambió, cambió después de firmar, el ${diaDe(manifiesto.hecho)}, o lo firmó así quien lo firmó. ${rest}`
}

const bytes = (count: number): string => `${n(count)} ${count === 1 ? 'byte' : 'bytes'}`
const huella = ({ sha256, bytes: size }: { sha256: string; bytes: number }): string =>
  sha256 === ''
    ? `no se pudo leer, ${bytes(size)}`
    : `${(sha256.slice(0, 32).match(/.{8}/g) ?? []).join(' ')} … ${bytes(size)}`

const como: Readonly<Partial<Record<Hallazgo['que'], Dicho['mal'][number]['como']>>> = {
  'sin firma': 'falta',
  falta: 'falta',
  sobra: 'sobra',
  repetido: 'sobra',
}

function sayOne(hallazgo: Hallazgo): Omit<Dicho['mal'][number], 'como'> {
  const said = (titulo: string, camino?: string, filas: [string, string][] = []) => ({
    titulo,
    camino,
    filas,
  })
  switch (hallazgo.que) {
    case 'zip':
      return said(`El ZIP: ${zipWords[hallazgo.problema].corto}`, undefined, [
        ['por qué', zipWords[hallazgo.problema].largo],
      ])
    case 'repetido':
      return said('Sobra: dos archivos se llaman igual', hallazgo.camino)
    case 'sin firma':
      return said('Falta la firma, o la llave que la comprueba', 'manifiesto.firma y llave.pem')
    case 'firma':
      return said('La firma no es de este manifiesto: cambió uno de los dos, o la llave', 'manifiesto.json')
    case 'manifiesto':
      return said(
        'Cambió: el manifiesto no se entiende o no está escrito como Portal lo escribe',
        'manifiesto.json',
      )
    case 'otra llave':
      return said('Lo firmó otra llave que la que dice el manifiesto', 'llave.pem', [
        ['firmado', enGrupos(hallazgo.dicha)],
        ['acá', enGrupos(hallazgo.llave)],
      ])
    case 'llave ajena':
      return said('Lo firmó una llave que no es ninguna de las que se esperaban', 'llave.pem', [
        ['acá', enGrupos(hallazgo.llave)],
      ])
    case 'cambio':
      return said(
        hallazgo.deOtro === undefined ? `Cambió: ${hallazgo.nombre}` : `Cambió de lugar: ${hallazgo.nombre}`,
        hallazgo.camino,
        [
          ['firmado', huella(hallazgo.firmado)],
          ['acá', huella(hallazgo.aca)],
          ...(hallazgo.deOtro === undefined ? [] : [['es', hallazgo.deOtro] satisfies [string, string]]),
        ],
      )
    case 'falta':
      return said(`Falta: ${hallazgo.nombre}`, hallazgo.camino, [['firmado', huella(hallazgo.firmado)]])
    case 'sobra':
      return said('Sobra: un archivo que nadie firmó', hallazgo.camino, [['acá', bytes(hallazgo.bytes)]])
    case 'auditoria': {
      const { bloque, linea } = hallazgo
      const where = [
        ...(bloque === undefined ? [] : [`bloque ${n(bloque)}`]),
        ...(linea === undefined ? [] : [`línea ${n(linea)}`]),
      ]
      return said(
        `Auditoría: ${auditWords[hallazgo.problema]}`,
        where.length > 0 ? where.join(', ') : undefined,
      )
    }
    case 'testigos':
      return said(
        `Testigos: ${witnessWords[hallazgo.problema]}`,
        hallazgo.testigo === undefined ? hallazgo.dato : `testigo ${n(hallazgo.testigo)}`,
        hallazgo.testigo === undefined || hallazgo.dato === undefined ? [] : [['de', hallazgo.dato]],
      )
    case 'raiz ajena':
      return said(
        'La raíz que pusiste no es de ningún testigo de este legajo: o es de otro día, o la cadena se rehízo',
        undefined,
        [['tuya', hallazgo.raiz]],
      )
    case 'sello':
      return said(`Sello de tiempo: ${stampWords[hallazgo.problema]}`, `testigo ${n(hallazgo.testigo)}`)
  }
}

const auditWords: Readonly<Record<ProblemaDeAuditoria, string>> = {
  'no se lee': 'desde acá no se entiende',
  'faltan bloques': 'se sacaron bloques',
  'sobran bloques': 'se agregaron bloques',
  'faltan lineas': 'se sacaron líneas de un bloque',
  'sobran lineas': 'se agregaron líneas a un bloque',
  'faltan propias': 'se sacaron líneas de este legajo',
  'sobran propias': 'se agregaron líneas a este legajo',
  'linea cambiada': 'una línea no es la que se selló',
  'linea movida': 'una línea cambió de lugar',
  huellas: 'las líneas de un bloque no son las que se sellaron',
  hash: 'un bloque no tiene la huella con que se selló',
  orden: 'los bloques cambiaron de lugar',
  'no sigue': 'un bloque no sigue al anterior: la cadena se rehízo',
}

const witnessWords: Readonly<Record<ProblemaDeTestigos, string>> = {
  'no se lee': 'sus archivos no se entienden',
  faltan: 'no son los que dice el manifiesto',
  'no sigue': 'uno no sigue al anterior: se rehicieron',
  raiz: 'una raíz no es la de lo que dice el testigo',
  prueba: 'una prueba no lleva a la raíz de su noche',
  'de otra cosa': 'atestiguaron otra cosa que lo que trae este legajo: lo que trae se rehízo',
  'bloque sin testigo': 'un bloque es anterior al último testigo y ninguno lo conoce: la cadena se rehízo',
}

const stampWords: Readonly<Record<ProblemaDeSello, string>> = {
  'no se lee': 'no se entiende',
  'otra raiz': 'es de otra cosa que la raíz de esa noche',
  firma: 'su firma no es buena',
  certificado: 'lo firmó un certificado que no es para sellos de tiempo',
  vencido: 'lo firmó un certificado que no estaba en vigencia',
  ajena: 'no es de ninguna de las autoridades que se esperaban',
}

function filesChecked(
  { hallazgos, intactos }: Examen,
  { archivos }: Manifiesto,
): Dicho['comprobado'][number] {
  const bad = hallazgos.some(({ que }) => ['cambio', 'falta', 'sobra', 'repetido', 'zip'].includes(que))
  const total = archivos.length
  return {
    marca: bad ? 'mal' : 'bien',
    que: 'Los archivos',
    frase: !bad
      ? `Los ${n(total)} tienen la huella que dice el manifiesto; no falta ni sobra ninguno.`
      : `${n(intactos)} de ${n(total)} tienen la huella del manifiesto.`,
    dato: 'sha256',
  }
}

function signatureChecked(
  { llave, conocida, comparada, hallazgos }: Examen,
  { firmante }: Manifiesto,
): Dicho['comprobado'][number] {
  const row = (marca: Marca, frase: string) => ({
    marca,
    que: 'La firma',
    frase,
    dato: llave === undefined ? 'Ed25519' : `Ed25519 · ${enGrupos(llave)}`,
  })
  if (llave === undefined) return row('mal', 'No es de este manifiesto.')
  if (hallazgos.some(({ que }) => que === 'otra llave' || que === 'llave ajena'))
    return row('mal', 'Es buena, y de otra llave que la que se esperaba.')
  if (conocida)
    return row(
      'bien',
      `El manifiesto lo firmó la llave de ${conocida.nombre}${conocida.desde === null ? '' : `, en uso desde el ${diaDe(conocida.desde)}`}.`,
    )
  return row(
    comparada ? 'mal' : 'dato',
    `Es buena. La llave dice ser de ${firmante.nombre}: compará su número con el que publica, en ${firmante.direccion}/api/testigos.`,
  )
}

function auditChecked({ auditoria, manifiesto }: Examen): Dicho['comprobado'][number] {
  const row = (marca: Marca, frase: string) => ({
    marca,
    que: 'La auditoría',
    frase,
    dato: some(auditoria.lineas, 'una línea', 'líneas'),
  })
  if (auditoria.hallazgos.length > 0) return row('mal', 'No es la que se selló.')
  const blocks = auditoria.bloques.size
  const unsealed = manifiesto?.auditoria.sinSellar ?? 0
  const later =
    unsealed > 0
      ? ` ${some(unsealed, 'Una línea todavía no estaba sellada', 'líneas todavía no estaban selladas')} y no está acá.`
      : ''
  if (blocks === 0) return row('dato', `No hay ninguna línea sellada en este legajo.${later}`)
  return row(
    'bien',
    `${blocks === 1 ? 'El bloque que la guarda tiene' : `Los ${n(blocks)} bloques que la guardan tienen`} la huella con que se ${blocks === 1 ? 'selló' : 'sellaron'}; ninguna línea se cambió, se sacó ni se movió.${later}`,
  )
}

function witnessesChecked(exam: Examen): Dicho['comprobado'][number] {
  const { testigos, hallazgos } = exam.testigos
  const last = testigos.at(-1)
  const row = (marca: Marca, frase: string) => ({
    marca,
    que: 'Los testigos',
    frase,
    dato: last ? raizCorta(last.raiz) : '',
  })
  if (hallazgos.length > 0) return row('mal', 'No dicen lo mismo que el legajo.')
  if (!last)
    return row(
      'dato',
      'No hay ninguno todavía: nadie de afuera puede decir que esto ya estaba. No prueba que algo esté mal.',
    )
  if (exam.hallazgos.some(({ que }) => que === 'raiz ajena'))
    return row('mal', 'La raíz que pusiste no es de ninguno.')
  const reach =
    exam.deTestigo === 0
      ? ''
      : ` Conocen ${n(exam.conTestigo)} de ${some(exam.deTestigo, 'un papel, línea de historial, cierre o bloque', 'papeles, líneas de historial, cierres y bloques')}; lo demás es de después.`
  const said = exam.raices[0]
  if (said) {
    const of = testigos.find(({ numero: each }) => each === said.testigo)
    return row(
      'bien',
      `La raíz que pusiste es la del ${of ? diaDe(of.momento) : ''}: la cadena es la misma que viste.${reach}`,
    )
  }
  const letters =
    last.correos === null || last.correos === 0
      ? 'sale al pie de los correos'
      : `salió al pie de ${some(last.correos, 'un correo', 'correos')}`
  return row('dato', `La raíz del ${diaDe(last.momento)} ${letters}: compará con el tuyo.${reach}`)
}

/** Of the newest good one: the nights before are in its chain. */
function stampChecked({ sellos, testigos, hallazgos }: Examen): Dicho['comprobado'][number] {
  const row = (marca: Marca, frase: string) => ({
    marca,
    que: 'Sello de tiempo de un tercero',
    frase,
    dato: 'RFC 3161',
  })
  if (hallazgos.some(({ que }) => que === 'sello')) return row('mal', 'Hay uno que no es bueno.')
  if (sellos.cuantos === 0) return row('dato', 'No tiene. No quita valor a lo demás.')
  if (!sellos.comprobados)
    return row(
      'dato',
      'Tiene, y este navegador no deja comprobarlo en una página que llegó sin cifrar: abrila desde el disco.',
    )
  const last = sellos.buenos.at(-1)
  if (!last) return row('mal', 'Hay uno que no es bueno.')
  const night = testigos.testigos.find(({ numero: each }) => each === last.testigo)
  const when = `La raíz del ${night ? diaDe(night.momento) : ''}, y todo lo que conoce, ya estaba el ${momentoLegible(new Date(last.momento))}`
  if (sellos.comparados)
    return row('bien', `${when}: lo dice ${last.autoridad}, y su certificado lleva a los que pusiste.`)
  return row(
    'dato',
    `${when}, según quien dice ser ${last.autoridad} (certificado de ${last.emisor}): es una autoridad que no conocés. Si es quien dice se sabe con su certificado, bajado de su sitio.`,
  )
}

function contentOf(
  { hallazgos, llave }: Examen,
  { secciones, archivos, afuera }: Manifiesto,
): Dicho['contenido'] {
  const bad = new Set(
    hallazgos.flatMap((each) => (each.que === 'cambio' || each.que === 'falta' ? [each.camino] : [])),
  )
  return [
    ...secciones.map(({ clave, nombre, cuantos, desde, hasta }) => {
      const ofIt = archivos.filter(({ seccion }) => seccion === clave)
      // What nobody signed is not as it was signed.
      const intact = llave !== undefined && ofIt.every(({ camino }) => !bad.has(camino))
      return {
        que: nombre,
        cuantos: n(cuantos),
        cuando:
          desde === null || hasta === null
            ? ''
            : desde === hasta
              ? fechaLegible(desde)
              : `${fechaLegible(desde)} al ${fechaLegible(hasta)}`,
        // Of nothing there is nothing to praise.
        marca: !intact ? ('mal' as const) : cuantos === 0 ? ('dato' as const) : ('bien' as const),
        estado: !intact ? 'No es como se firmó' : cuantos === 0 ? 'No hay' : 'Intacto',
      }
    }),
    ...afuera.map(({ que, por, cuantos }) => ({
      que: `Afuera: ${que}`,
      cuantos: n(cuantos),
      cuando: por,
      marca: 'dato' as const,
      estado: 'Dicho en el manifiesto',
    })),
  ]
}

/** The same for a terminal. */
export function enLineas({ titulo, bajada, mal, comprobado, contenido }: Dicho): string[] {
  const marks: Readonly<Record<Marca, string>> = { bien: '✓', mal: '✗', dato: '·' }
  return [
    titulo.join(' '),
    bajada,
    ...(mal.length > 0 ? ['', 'Lo que no está como se firmó:'] : []),
    ...mal.flatMap(({ titulo: what, camino, filas }) => [
      `✗ ${what}${camino === undefined ? '' : ` (${camino})`}`,
      ...filas.map(([name, value]) => `    ${name.padEnd(8)} ${value}`),
    ]),
    ...(comprobado.length > 0 ? ['', 'Qué se comprobó:'] : []),
    ...comprobado.map(
      ({ marca, que, frase, dato }) => `${marks[marca]} ${que}. ${frase}${dato === '' ? '' : ` [${dato}]`}`,
    ),
    ...(contenido.length > 0 ? ['', 'Qué hay adentro:'] : []),
    ...contenido.map(
      ({ marca, que, cuantos, cuando, estado }) =>
        `${marks[marca]} ${[que, cuantos, cuando, estado].filter((part) => part !== '').join(' · ')}`,
    ),
  ]
}
