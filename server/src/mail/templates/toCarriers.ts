import { dayIn, fill } from '@portal/contract/wording.ts'
import { estadoCuenta, type EstadoDecidido } from '@portal/contract/estadoCuenta.ts'
import type { Idioma } from '@portal/contract/idioma.ts'
import { formatPhone } from '@portal/contract/telefono.ts'
import { diasSinRespuesta } from '@portal/contract/webhooks.ts'
import { cartas } from '../cartas/cartas.ts'
import type { Mail } from './letter.ts'
import {
  type ToPerson,
  type LetterName,
  listed,
  write,
  labelled,
  motivoIn,
  maxNamed,
  onlyFirst,
} from './write.ts'

/** To a carrier's people, of the account and its papers. */

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

const cambiosDeCuenta = {
  [estadoCuenta.habilitado]: 'cuentaHabilitada',
  [estadoCuenta.deshabilitado]: 'cuentaDeshabilitada',
  [estadoCuenta.suspendido]: 'cuentaSuspendida',
} as const satisfies Record<EstadoDecidido, LetterName>

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

/** To the titulares, or to the administradores for one of the provider's: a program's token ends in some days. */
export const tokenTermina = ({
  programa,
  vence,
  url,
  ...to
}: ToPerson & { programa: string; vence: string; url: string }): Mail =>
  write('tokenTermina', to, { programa, fecha: { dia: vence } }, { url })

/** To the same: what a program is told does not arrive, or it said that it is gone, and so it is told no more. */
export const webhookApagado = ({
  programa,
  causa,
  url,
  ...to
}: ToPerson & { programa: string; causa: 'sin respuesta' | 'ya no existe'; url: string }): Mail =>
  write(
    causa === 'sin respuesta' ? 'webhookSinRespuesta' : 'webhookDadoDeBaja',
    to,
    { programa, dias: diasSinRespuesta },
    { url },
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

/** Taken out of an operation with why, or back in. */
export const recursoFueraDeOperacion = ({
  recurso,
  operacion,
  motivo,
  url,
  ...to
}: ToPerson & { recurso: string; operacion: string; motivo: string | null; url: string }): Mail =>
  write(
    motivo === null ? 'recursoVuelveAOperacion' : 'recursoFueraDeOperacion',
    to,
    { recurso, operacion },
    { url, ...(motivo !== null && { quote: motivoIn(to.idioma, motivo) }) },
  )

/** `documento` of `recurso`, which the provider lifts through `hasta`, or no longer does; in `operacion` alone, where there is one. */
export const excepcionCambiada = ({
  documento,
  recurso,
  operacion,
  hasta,
  terminada,
  motivo,
  url,
  ...to
}: ToPerson & {
  documento: string
  recurso: string
  operacion: string | null
  hasta: string
  terminada: boolean
  motivo: string
  url: string
}): Mail =>
  write(
    terminada ? 'excepcionTerminada' : 'excepcionDada',
    to,
    { documento, recurso, hasta: { dia: hasta } },
    {
      url,
      quote: motivoIn(to.idioma, motivo),
      first: operacion === null ? undefined : fill(to.idioma, cartas[to.idioma].soloEn, { operacion }),
    },
  )

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

interface PorVencer {
  tipo: string
  /** Null is the company itself. */
  recurso: string | null
  /** The names of the operaciones that ask for it, where nobody else does. */
  loPiden: readonly string[] | null
  /** `YYYY-MM-DD`. */
  fecha: string
  /** Days left, negative once it ended. */
  quedan: number
}

/** The day's digest, soonest first. */
export function avisoDeVencimientos({
  cuenta,
  documentos,
  pedidos,
  url,
  ...to
}: ToPerson & {
  cuenta: string
  documentos: readonly PorVencer[]
  /** How many links that ask for papers were not answered, and where they stand. */
  pedidos: { sinRespuesta: number; url: string }
  url: string
}): Mail {
  const { idioma } = to
  const { vencimientos: said, y } = cartas[idioma]
  const count = (n: number) => (n === 1 ? said.uno : said.varios)
  const n = documentos.length
  const ended = documentos.filter(({ quedan }) => quedan < 0).length
  const { sinRespuesta } = pedidos
  const unanswered =
    sinRespuesta === 0
      ? []
      : [
          fill(idioma, sinRespuesta === 1 ? said.unPedido : said.pedidos, {
            n: sinRespuesta,
            url: pedidos.url,
          }),
        ]
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
      more: [...onlyFirst(idioma, documentos), ...unanswered],
      facts: documentos
        .slice(0, maxNamed)
        .map((documento) => [whenItEnds(idioma, documento), whichItIs(idioma, documento)]),
    },
  )
}

function whichItIs(idioma: Idioma, { tipo, recurso, loPiden }: PorVencer): string {
  const { deLaEmpresa, deRecurso, loPide } = cartas[idioma].vencimientos
  const papel =
    recurso === null ? fill(idioma, deLaEmpresa, { tipo }) : fill(idioma, deRecurso, { tipo, recurso })
  if (loPiden === null) return papel
  const said = loPiden.length === 1 ? loPide.uno : loPide.varios
  return fill(idioma, said, { papel, operaciones: listed(idioma, loPiden) })
}

function whenItEnds(idioma: Idioma, { fecha, quedan: n }: PorVencer): string {
  const { vencio, hoy, manana, enDias } = cartas[idioma].vencimientos
  const said = n < 0 ? vencio : n === 0 ? hoy : n === 1 ? manana : enDias
  return fill(idioma, said, { dia: { dia: fecha }, n })
}
