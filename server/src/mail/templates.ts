import { diasEntre, timeZone } from '@portal/contract/calendario.ts'
import type { ValoresConDia } from '@portal/contract/catalogo.ts'
import { estadoCuenta, type EstadoDecidido } from '@portal/contract/estadoCuenta.ts'
import { dayIn, fill, type Hueco, type Palabra } from '@portal/contract/dicho.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { localeDe, type Idioma } from '@portal/contract/idioma.ts'
import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { formatPhone } from '@portal/contract/telefono.ts'
import { cartas } from './cartas/cartas.ts'
import type { Cartas, es } from './cartas/es.ts'
import { writeLetter, type Letter, type Mail } from './templates/letter.ts'

export type { Mail } from './templates/letter.ts'

/** The letters. Their words stand in `cartas/`, in each language; here is what each one tells. */

interface Signed {
  /** Its reader's. */
  idioma: Idioma
  /** Name of the company that runs the portal: it signs every mail. */
  proveedor: string
}

interface ToPerson extends Signed {
  firstname: string
}

/** The tables have fragments too; a letter is what has a subject. */
type Nombre = {
  [N in keyof typeof es]: (typeof es)[N] extends { subject: string } ? N : never
}[keyof typeof es]
type Texto<T> = { [K in keyof T]: T[K] extends readonly (infer P)[] ? P : T[K] }[keyof T]
/** What is put into a letter, but for the name that signs it. */
type Palabras<N extends Nombre> = Readonly<
  Record<Exclude<Hueco<Extract<Texto<(typeof es)[N]>, string>>, 'proveedor'>, Palabra>
>

interface Dicha {
  subject: string
  title: string
  paragraphs: readonly string[]
  action?: string
  note?: string
}

/** What stands in a letter beside its words. */
interface Beside extends Partial<Pick<Letter, 'title' | 'facts' | 'quote' | 'code' | 'action' | 'note'>> {
  /** Where its button leads; without an address it has none. */
  url?: string | undefined
  /** Said before everything else. */
  first?: string | undefined
  /** The paragraphs after its own. */
  more?: readonly string[]
}

function write<N extends Nombre>(
  name: N,
  { idioma, proveedor, firstname }: Signed & { firstname?: string },
  palabras: Palabras<N>,
  { url, first, more = [], ...beside }: Beside = {},
): Mail {
  const { [name]: dicha, saludo } = cartas[idioma]
  const { subject, title, paragraphs, action, note }: Dicha = dicha
  const say = (text: string) => fill(idioma, text, { ...palabras, proveedor })
  const after = (mark: string, text: string) => (first === undefined ? text : `${first}${mark} ${text}`)
  return writeLetter({
    idioma,
    proveedor,
    subject: after(':', say(subject)),
    title: say(title),
    ...(firstname !== undefined && { greeting: fill(idioma, saludo, { firstname }) }),
    paragraphs: [...paragraphs.map((text, i) => (i === 0 ? after('.', say(text)) : say(text))), ...more],
    ...(url !== undefined && action !== undefined && { action: { label: say(action), url } }),
    ...(note !== undefined && { note: say(note) }),
    ...beside,
  })
}

/** Facts under the words that a language has for their labels. */
const labelled = (
  idioma: Idioma,
  facts: readonly (readonly [label: keyof Cartas['rotulo'], value: string])[],
): NonNullable<Letter['facts']> => facts.map(([label, value]) => [cartas[idioma].rotulo[label], value])

const motivoIn = (idioma: Idioma, words: string) => ({ label: cartas[idioma].rotulo.motivo, words })

/** An instant as people in Buenos Aires read it. */
const momentoIn = (idioma: Idioma, instant: Date) =>
  new Intl.DateTimeFormat(localeDe[idioma], {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(instant)

/**
 * To an address that somebody typed who registered. Nobody confirmed it: neither here nor in any letter to such an address
 * stands what was typed, or the portal would carry a stranger's words to a stranger.
 */
export const registroRecibido = ({ url, ...to }: Signed & { url: string }): Mail =>
  write('registroRecibido', to, {}, { url })

/** To the provider: somebody waits. */
export const registroNuevo = ({
  contacto,
  documento,
  email,
  mobile,
  url,
  ...to
}: Signed & { contacto: string; documento: string; email: string; mobile: string; url: string }): Mail =>
  write(
    'registroNuevo',
    to,
    { contacto },
    {
      url,
      facts: labelled(to.idioma, [
        ['contacto', contacto],
        ['identificacion', documento],
        ['email', email],
        ['celular', formatPhone(mobile)],
      ]),
    },
  )

/** To the provider's support, from somebody who needs no account: answering it writes to them. */
export const consulta = ({
  nombre,
  email,
  empresa,
  mensaje,
  ...to
}: Signed & { nombre: string; email: string; empresa: string | null; mensaje: string }): Mail =>
  write(
    'consulta',
    to,
    { nombre, email },
    {
      facts: labelled(to.idioma, [
        ['nombre', nombre],
        ['email', email],
        ...(empresa === null ? [] : [['transporte', empresa] as const]),
      ]),
      quote: { label: cartas[to.idioma].rotulo.mensaje, words: mensaje },
    },
  )

/** Brings the single-use link with which the first password is set. */
export const registroAprobado = ({ url, ...to }: Signed & { url: string }): Mail =>
  write('registroAprobado', to, {}, { url })

export const registroRechazado = ({ motivo, ...to }: Signed & { motivo: string }): Mail =>
  write('registroRechazado', to, {}, { quote: motivoIn(to.idioma, motivo) })

/** To whom a titular invites. `cuenta` is the carrier, which the provider let in; the link sets the first password. */
export const invitacion = ({ cuenta, url, ...to }: Signed & { cuenta: string; url: string }): Mail =>
  write('invitacion', to, { cuenta }, { url })

/** To a transporte that the provider asks to register. The link opens the form with what is known; `dias`: how long it serves. */
export const invitacionDeTransporte = ({
  nombre,
  cuit,
  dias,
  url,
  ...to
}: Signed & { nombre: string | null; cuit: string; dias: number; url: string }): Mail =>
  write(
    'invitacionDeTransporte',
    to,
    { dias },
    {
      url,
      facts: labelled(to.idioma, [
        ...(nombre === null ? [] : [['transporte', nombre] as const]),
        ['cuit', formatCuit(cuit)],
      ]),
    },
  )

/** To a titular: somebody asked the provider for an account that the company has already. The link opens nothing by itself. */
export const propuestaDeSumar = ({
  cuenta,
  nombre,
  email,
  mobile,
  vence,
  url,
  ...to
}: ToPerson & {
  cuenta: string
  nombre: string
  email: string
  mobile: string
  /** `YYYY-MM-DD`. */
  vence: string
  url: string
}): Mail =>
  write(
    'propuestaDeSumar',
    to,
    { cuenta, nombre },
    {
      url,
      facts: labelled(to.idioma, [
        ['nombre', nombre],
        ['email', email],
        ['celular', formatPhone(mobile)],
        ['responderHasta', dayIn(to.idioma, vence)],
      ]),
    },
  )

/** To one of the provider's people, from an administrador: the first password, or another. */
export const enlaceDeOperador = ({ quien, url, ...to }: ToPerson & { quien: string; url: string }): Mail =>
  write('enlaceDeOperador', to, { quien }, { url })

/** To one of the provider's people who forgot the password; to an address that somebody typed, so nothing typed stands in it. */
export const claveOlvidada = ({ url, ...to }: ToPerson & { url: string }): Mail =>
  write('claveOlvidada', to, {}, { url })

/** To whoever asks for it: whether letters leave, and arrive. */
export const pruebaDeCorreo = ({ momento, quien, ...to }: Signed & { momento: Date; quien: string }): Mail =>
  write(
    'pruebaDeCorreo',
    to,
    {},
    {
      facts: labelled(to.idioma, [
        ['loMando', quien],
        ['cuando', momentoIn(to.idioma, momento)],
      ]),
    },
  )

const cambiosDeCuenta = {
  [estadoCuenta.habilitado]: 'cuentaHabilitada',
  [estadoCuenta.deshabilitado]: 'cuentaDeshabilitada',
  [estadoCuenta.suspendido]: 'cuentaSuspendida',
} as const satisfies Record<EstadoDecidido, Nombre>

/** To the titulares, when the provider changes how the account stands. A disabled one brings no link: nobody can sign in. */
export const cuentaCambiada = ({
  cuenta,
  estado,
  motivo,
  url,
  ...to
}: ToPerson & { cuenta: string; estado: EstadoDecidido; motivo: string | null; url: string }): Mail =>
  write(
    cambiosDeCuenta[estado],
    to,
    { cuenta },
    { url, ...(motivo !== null && { quote: motivoIn(to.idioma, motivo) }) },
  )

/** `recurso` as people call it: a driver's full name, a plate. */
export const recursoBloqueado = ({
  recurso,
  bloqueado,
  motivo,
  url,
  ...to
}: ToPerson & { recurso: string; bloqueado: boolean; motivo: string; url: string }): Mail =>
  write(
    bloqueado ? 'recursoBloqueado' : 'recursoDesbloqueado',
    to,
    { recurso },
    { url, quote: motivoIn(to.idioma, motivo) },
  )

/** `documento` of `recurso`, which the provider lifts through `hasta`, or no longer does. */
export const excepcionCambiada = ({
  documento,
  recurso,
  hasta,
  terminada,
  motivo,
  url,
  ...to
}: ToPerson & {
  documento: string
  recurso: string
  hasta: string
  terminada: boolean
  motivo: string
  url: string
}): Mail =>
  write(
    terminada ? 'excepcionTerminada' : 'excepcionDada',
    to,
    { documento, recurso, hasta: { dia: hasta } },
    { url, quote: motivoIn(to.idioma, motivo) },
  )

/** The code as it is typed, `ABC-123`. It stays out of the subject, which a locked phone shows to anyone. */
export const codigoParaContrasena = ({ codigo, ...to }: Signed & { codigo: string }): Mail =>
  write('codigoParaContrasena', to, {}, { code: codigo })

interface OfSignIn extends ToPerson {
  email: string
  momento: Date
  /** Where the password is changed, for a carrier's person; the provider's people have an administrador to tell. */
  url?: string | undefined
}

const whoAndWhen = ({ idioma, email, momento }: OfSignIn) =>
  labelled(idioma, [
    ['usuario', email],
    ['cuando', momentoIn(idioma, momento)],
  ])

export const contrasenaCambiada = (to: OfSignIn): Mail =>
  write(
    to.url === undefined ? 'contrasenaDeOperador' : 'contrasenaCambiada',
    to,
    {},
    { url: to.url, facts: whoAndWhen(to) },
  )

/** To whom others try to be: from browsers that the person never used. `url` is where they sign in. */
export const intentosDeIngreso = ({ email, url, ...to }: ToPerson & { email: string; url: string }): Mail =>
  write('intentosDeIngreso', to, {}, { url, facts: labelled(to.idioma, [['usuario', email]]) })

const deDosPasos = {
  activada: 'dosPasosActivada',
  quitada: 'dosPasosQuitada',
  codigos: 'dosPasosCodigos',
  usado: 'dosPasosUsado',
} as const satisfies Record<string, Nombre>

/** What became of somebody's second step, or of its recovery codes: there are new ones, or one of them let somebody in. */
export type CambioDeDosPasos = keyof typeof deDosPasos

/** How somebody signs in changed, by their own hand or an administrador's. */
export function dosPasosCambiados({ change, ...to }: OfSignIn & { change: CambioDeDosPasos }): Mail {
  const { portal, consola } = cartas[to.idioma].dosPasos
  const { donde, note } = to.url === undefined ? consola : portal
  return write(
    deDosPasos[change],
    to,
    { donde },
    {
      facts: whoAndWhen(to),
      ...(to.url !== undefined && { action: { label: portal.action, url: to.url } }),
      note,
    },
  )
}

/** How many a letter names; the portal shows the rest. */
const maxNamed = 40

interface Rechazado {
  /** As people call it: a driver's full name, a plate, the company. */
  nombre: string
  tiporecurso: string
}

/** What one paper was presented for: "8 choferes"; where they are of several kinds, "8 recursos". */
function cuantos(idioma: Idioma, recursos: readonly Rechazado[]): string {
  const clases = new Set(
    recursos.map(({ tiporecurso }) => (tiporecurso.startsWith('chofer') ? 'choferes' : 'dominios')),
  )
  const [clase = 'recursos'] = clases.size === 1 ? clases : []
  return fill(idioma, cartas[idioma].rechazadoDe[clase], { n: recursos.length })
}

/** However many the paper was presented for, it is one. `corto`: what its type is called in a sentence. */
export function documentoRechazado({
  recursos,
  tipo,
  corto,
  motivo,
  url,
  ...to
}: ToPerson & {
  recursos: readonly Rechazado[]
  tipo: string
  corto: string | null
  motivo: string
  url: string
}): Mail {
  const deQuien = recursos.length > 1 ? cuantos(to.idioma, recursos) : (recursos[0]?.nombre ?? '')
  return write(
    'documentoRechazado',
    to,
    { tipo: corto ?? tipo, deQuien },
    {
      url,
      facts: labelled(to.idioma, [
        ['documento', tipo],
        [
          'correspondeA',
          recursos.length > maxNamed ? deQuien : recursos.map(({ nombre }) => nombre).join('; '),
        ],
      ]),
      quote: motivoIn(to.idioma, motivo),
    },
  )
}

/** That a letter names some of them, where it does. */
const onlyFirst = (idioma: Idioma, all: readonly unknown[]) =>
  all.length > maxNamed ? [fill(idioma, cartas[idioma].primeros, { n: maxNamed })] : []

interface PorVencer {
  tipo: string
  /** Null is the company itself. */
  recurso: string | null
  /** `YYYY-MM-DD`. */
  fecha: string
  /** Days left, negative once it ended. */
  quedan: number
}

/** The day's digest, soonest first. */
export function avisoDeVencimientos({
  cuenta,
  documentos,
  url,
  ...to
}: ToPerson & { cuenta: string; documentos: readonly PorVencer[]; url: string }): Mail {
  const { idioma } = to
  const { vencimientos: said, y } = cartas[idioma]
  const count = (n: number) => (n === 1 ? said.uno : said.varios)
  const n = documentos.length
  const ended = documentos.filter(({ quedan }) => quedan < 0).length
  const counts = [
    ...(ended > 0 ? [fill(idioma, count(ended).vencidos, { n: ended })] : []),
    ...(n > ended ? [fill(idioma, said.porVencer, { n: n - ended })] : []),
  ]
  return write(
    'avisoDeVencimientos',
    to,
    {
      cuenta,
      documentos: count(n).documentos,
      cuantos: fill(idioma, count(n).cuantos, { n }),
      resumen: counts.join(` ${y} `),
    },
    {
      url,
      more: onlyFirst(idioma, documentos),
      facts: documentos
        .slice(0, maxNamed)
        .map((documento) => [
          whenItEnds(idioma, documento),
          documento.recurso === null
            ? fill(idioma, said.deLaEmpresa, { tipo: documento.tipo })
            : fill(idioma, said.deRecurso, { tipo: documento.tipo, recurso: documento.recurso }),
        ]),
    },
  )
}

function whenItEnds(idioma: Idioma, { fecha, quedan: n }: PorVencer): string {
  const { vencio, hoy, manana, enDias } = cartas[idioma].vencimientos
  const said = n < 0 ? vencio : n === 0 ? hoy : n === 1 ? manana : enDias
  return fill(idioma, said, { dia: { dia: fecha }, n })
}

/**
 * A change of the catalogue that takes these resources off the road on `rige`, which may be `hoy`: once it was saved, and again
 * a week before.
 */
export function cambioDeCatalogo({
  documento,
  tiporecurso,
  valores,
  rige,
  hoy,
  recordatorio,
  recursos,
  url,
  ...to
}: ToPerson & {
  documento: string
  tiporecurso: string
  valores: ValoresConDia
  rige: string
  hoy: string
  recordatorio: boolean
  recursos: readonly { nombre: string; dominio: string | null; estado: EstadoCasilla }[]
  url: string
}): Mail {
  const { idioma } = to
  const said = cartas[idioma]
  const rules = rige <= hoy
  const n = recursos.length
  const dias = diasEntre(hoy, rige)
  const quien = quienDeja(tiporecurso, n)
  const dia = { dia: rige }
  const quienes = fill(idioma, said.dejan[rules ? 'hoy' : 'otroDia'][quien], { n, dia })
  return write(
    rules ? 'cambioQueRige' : 'cambioPorVenir',
    to,
    {
      documento,
      quienes,
      cambio: loQueCambia(idioma, valores),
      dia,
      luego: said[rules ? 'vuelven' : 'siguen'][quien],
    },
    {
      url,
      title: quienes.charAt(0).toUpperCase() + quienes.slice(1),
      first: recordatorio ? fill(idioma, said.falta[dias === 1 ? 'uno' : 'varios'], { n: dias }) : undefined,
      more: onlyFirst(idioma, recursos),
      facts: recursos
        .slice(0, maxNamed)
        .map(({ nombre, dominio, estado }) => [said.estado[estado], dominio ?? nombre]),
    },
  )
}

function quienDeja(tiporecurso: string, count: number): keyof Cartas['vuelven'] {
  if (tiporecurso === 'transporte') return 'transporte'
  if (tiporecurso === 'dominio') return count === 1 ? 'dominio' : 'dominios'
  return count === 1 ? 'chofer' : 'choferes'
}

/** What of a change can take somebody off the road. */
function loQueCambia(
  idioma: Idioma,
  { critico, obligatorio, vigente_desde: desde, ...rest }: ValoresConDia,
): string {
  const { cambio, y } = cartas[idioma]
  const said = [
    ...(obligatorio === true && critico === true ? [cambio.obligatorioYCritico] : []),
    ...(obligatorio === true && critico !== true ? [cambio.obligatorio] : []),
    ...(critico === true && obligatorio !== true ? [cambio.critico] : []),
    ...(typeof desde === 'string' ? [fill(idioma, cambio.desde, { dia: { dia: desde } })] : []),
    ...(Object.keys(rest).some((campo) => campo.startsWith('aplica_')) ? [cambio.aOtros] : []),
  ]
  return said.length === 0 ? cambio.deOtraManera : said.join(` ${y} `)
}

/** To whom the letter above was written. */
export const cambioRetirado = ({
  documento,
  desde,
  url,
  ...to
}: ToPerson & { documento: string; desde: string; url: string }): Mail =>
  write('cambioRetirado', to, { documento, desde: { dia: desde } }, { url })
