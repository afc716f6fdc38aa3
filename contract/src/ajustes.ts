import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import { maxMotivosNoCorresponde } from './control.ts'
import type { Columnas } from './columnFates.ts'
import { isHost } from './codigos.ts'
import { dialingCodes } from './dialingCodes.ts'
import { operation, recordsOf } from './operation.ts'
import { formatPhone, nationalNumber } from './telefono.ts'
import { Cuit, Email, nombre, opcional, phoneProblem, texto } from './values.ts'

/** How the provider presents itself, and how it lets people in. */

const minutos = sentence('minutosEntre')

const plazo = sentence('diasEntre')

const diasDePedido = sentence('diasDePedidoEntre')

const escrituras = sentence('enteroDeMilAMillon')

const recursos = sentence('enteroDeCienAMillon')

const mesesDePasos = sentence('mesesDePasosEntre')
const diaDeControles = sentence('diaDeControlesEntre')

/**
 * Where help is: what people call, or write to from a phone, with its country's code. Kept as it is read,
 * `+54 11 5444-5566`; the 9 of an Argentine mobile stays where it was typed.
 */
export const Telefono = texto(40).check(
  z.overwrite((typed: string) => readPhone(typed)?.written ?? typed),
  z.refine((typed: string) => readPhone(typed) !== undefined, sentence('empezaConElCodigoDelPais')),
  z.refine((typed: string) => readPhone(typed)?.problem === undefined, {
    error: ({ input }) => readPhone(String(input))?.problem ?? '',
  }),
)

/** A number with its country's code, by the rule of every phone; nothing where no country's code begins it. */
function readPhone(typed: string): { written: string; problem: string | undefined } | undefined {
  const joined = `+${typed.replace(/\D/g, '').replace(/^00/, '')}`
  const codigoarea = /^\s*(\+|00)/.test(typed)
    ? dialingCodes
        .map((each) => each.codigoarea)
        .filter((code) => joined.startsWith(code))
        .toSorted((a, b) => b.length - a.length)[0]
    : undefined
  if (codigoarea === undefined) return undefined
  const numero = nationalNumber(codigoarea, typed)
  const nine = joined.startsWith('+549') ? '9' : ''
  const problem = phoneProblem(codigoarea, numero)
  return { written: problem === undefined ? formatPhone(`${codigoarea}${nine}${numero}`) : typed, problem }
}

const imagen = sentence('subiUnaImagenPngOJpg')

/** A small picture within the call itself, as a `data:` address: the provider has no other door for files. */
const Imagen = z
  .string({ error: imagen })
  .check(
    z.maxLength(240_000, sentence('laImagenPesaDemasiadoHasta180')),
    z.regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, imagen),
  )

/** A host as it is kept, without what people copy along with it. */
const Sitio = texto(253).check(
  z.overwrite((typed: string) =>
    typed
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[/:?#].*$/, '')
      .replace(/^www\./, '')
      .replace(/\.$/, ''),
  ),
  z.refine(isHost, sentence('unSitioSeEscribeAsi')),
)

export const AjustesForm = {
  /** Minutes without activity after which sessions end, carriers' and operadores' alike. */
  sesion_minutos: z.int(minutos).check(z.gte(1, minutos), z.lte(720, minutos)),
  /** Signs every mail. */
  proveedor_nombre: nombre(80),
  /** In whose favour the clause of an ART has to be; nothing is told of it without. See docs/decisions/0160. */
  proveedor_cuit: opcional(Cuit),
  /** Where carriers find help. */
  soporte_telefono: opcional(Telefono),
  soporte_email: opcional(Email),
  /** Where new registrations are told; nobody is told without it. */
  avisos_email: opcional(Email),
  /** Refuses (1502) the registration of a CUIT that the provider has not loaded. */
  registro_solo_cuit_conocidos: z.boolean({ error: sentence('siO') }),
  /** Asks a second step of every operador; whoever turns it on has one already. */
  totp_obligatorio: z.boolean({ error: sentence('siO') }),
  /** Days in which a document is promised to be decided; null promises nothing. */
  plazo_revision_dias: z.nullable(z.int(plazo).check(z.gte(1, plazo), z.lte(60, plazo))),
  /** How much all people of an account together may write in an hour; one of them, half of it. See docs/decisions/0079. */
  escrituras_por_hora: z.int(escrituras).check(z.gte(1_000, escrituras), z.lte(1_000_000, escrituras)),
  /** How many choferes an account may have, how many dominios, and how many unidades. */
  recursos_por_clase: z.int(recursos).check(z.gte(100, recursos), z.lte(1_000_000, recursos)),
  /** Pictures are read for who reviews. See docs/decisions/0126. */
  lee_fotos: z.boolean({ error: sentence('siO') }),
  /** Files past their time lose their bytes. See docs/decisions/0138. */
  conservacion_activa: z.boolean({ error: sentence('siO') }),
  /** Hosts to which the codes of papers lead that are what they seem; what stands below them too. */
  sitios_oficiales: z.array(Sitio).check(z.maxLength(50, sentence('hastaCincuentaSitios'))),
  /** For how many days a link is good by which a carrier asks somebody for papers. */
  dias_de_pedido: z.int(diasDePedido).check(z.gte(1, diasDePedido), z.lte(30, diasDePedido)),
  /** The day of the following month by which the papers of a month are expected; null says none. See docs/decisions/0139. */
  dia_de_controles: z.nullable(
    z.int(diaDeControles).check(z.gte(1, diaDeControles), z.lte(28, diaDeControles)),
  ),
  /** Why a control may not apply to somebody. */
  motivos_no_corresponde: z.array(texto(120)).check(
    z.minLength(1, sentence('alMenosUnMotivo')),
    z.maxLength(maxMotivosNoCorresponde, sentence('hastaVeinteMotivos')),
    z.refine((motivos) => new Set(motivos).size === motivos.length, sentence('elegiCadaUnoUnaVez')),
  ),
  /** How long what passed the gates is kept. See docs/decisions/0142. */
  meses_de_pasos: z.int(mesesDePasos).check(z.gte(6, mesesDePasos), z.lte(120, mesesDePasos)),
  /** The first steps were put away: Inicio shows them no more, Ajustes does. */
  primeros_pasos_apartados: z.boolean({ error: sentence('siO') }),
  /** A picture, kept as a PNG of 512 px a side at most; null takes it away. */
  logo: z.nullable(Imagen),
}

const AjustesRow = z.object({
  sesion_minutos: z.int(),
  proveedor_nombre: z.string(),
  proveedor_cuit: z.nullable(z.string()),
  soporte_telefono: z.nullable(z.string()),
  soporte_email: z.nullable(z.string()),
  avisos_email: z.nullable(z.string()),
  registro_solo_cuit_conocidos: z.boolean(),
  totp_obligatorio: z.boolean(),
  plazo_revision_dias: z.nullable(z.int()),
  escrituras_por_hora: z.int(),
  recursos_por_clase: z.int(),
  lee_fotos: z.boolean(),
  conservacion_activa: z.boolean(),
  sitios_oficiales: z.array(z.string()),
  dias_de_pedido: z.int(),
  dia_de_controles: z.nullable(z.int()),
  motivos_no_corresponde: z.array(z.string()),
  meses_de_pasos: z.int(),
  primeros_pasos_apartados: z.boolean(),
  /** Its address, which changes with the picture. */
  logo: z.nullable(z.string()),
  /** Another with every change. */
  version: z.string(),
})

export const Ajustes = operation({ access: 'revisor', input: {}, output: recordsOf(AjustesRow) })

/** Only what is sent changes. It counts from the next call on. 1520 when somebody changed them since `version`. */
export const SaveAjustes = operation({
  access: 'administrador',
  writes: 'unnamed',
  input: {
    values: z.strictObject({ ...z.partial(z.object(AjustesForm)).shape, version: z.optional(texto(64)) }),
  },
  output: recordsOf(AjustesRow),
})

export const columnasDeAjuste = {
  clave: 'nuestra',
  valor: 'abierta',
} as const satisfies Columnas
