import * as z from 'zod/mini'
import { Telefono } from './ajustes.ts'
import type { Columnas } from './columnFates.ts'
import { listOf, operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { apariencia, EstadoCasilla, nombreCorto, TipoRecurso, Vigencia } from './recursos.ts'
import { Dia, Momento, unaDe } from './textKinds.ts'
import { Id, nombre, opcional, Periodo, texto } from './values.ts'
import { sentence } from './wording.ts'

/** Links that ask somebody without an account for papers. See docs/decisions/0124. */

export const maxCasillas = 20
/** So many are made at once. */
export const maxPedidos = 50
export const maxDiasDePedido = 30
export const diasDePedido = 7
export const maxNota = 300

const dias = sentence('diasDePedidoEntre')
/** For how many days a link is good. */
export const Dias = z.int(dias).check(z.gte(1, dias), z.lte(maxDiasDePedido, dias))

export const PedidoForm = {
  destinatario: nombre(80),
  telefono: opcional(Telefono),
}

const CasillaPedida = z.strictObject({
  recursoid: Id,
  tipodocumentoid: Id,
  /** Of a monthly type; the newest that is demanded where it is not said. */
  periodo: z.optional(Periodo),
})

/**
 * Makes pedidos, all of them or none, and answers the link of each this once: only its hash is kept. Each asks for papers
 * that can be mended today: missing, rejected, ended or ending soon.
 */
export const CrearPedidos = operation({
  access: 'contacto',
  writes: { record: 'pedidoid' },
  whileSuspended: true,
  answersSecret: true,
  input: {
    pedidos: z
      .array(
        z.strictObject({
          destinatario: PedidoForm.destinatario,
          telefono: z.optional(PedidoForm.telefono),
          casillas: z
            .array(CasillaPedida)
            .check(
              z.minLength(1, sentence('elegiAlMenosUnPapel')),
              z.maxLength(maxCasillas, sentence('hastaPapelesPorPedido', { max: maxCasillas })),
            ),
        }),
      )
      .check(
        z.minLength(1, sentence('elegiAlMenosUno')),
        z.maxLength(maxPedidos, sentence('hastaPorVez', { max: maxPedidos })),
      ),
    nota: z.optional(opcional(texto(maxNota))),
    dias: z.optional(Dias),
  },
  output: recordsOf(
    row(
      { pedidoid: z.string(), enlace: z.string() },
      { destinatario: z.string(), telefono: z.nullable(z.string()), vence: Dia },
    ),
  ),
})

/** What of these resources can be asked for, and whom it would be asked of. */
export const ListPedibles = operation({
  access: 'contacto',
  kept: true,
  input: {
    recursos: z
      .array(Id)
      .check(
        z.minLength(1, sentence('elegiAlMenosUno')),
        z.maxLength(maxPedidos, sentence('hastaPorVez', { max: maxPedidos })),
      ),
  },
  output: row(
    {
      records: listOf(
        row(
          { recursoid: z.string(), nombre: z.string() },
          {
            tiporecurso: TipoRecurso,
            dominio: z.nullable(z.string()),
            ...apariencia,
            /** As one speaks to a chofer; the resource's name else. */
            destinatario: z.string(),
            telefono: z.nullable(z.string()),
            casillas: listOf(
              row(
                { tipodocumentoid: z.string(), nombre: z.string() },
                {
                  nombre_corto: nombreCorto,
                  obligatorio: z.boolean(),
                  estado: EstadoCasilla,
                  periodo: z.nullable(z.string()),
                  fecha_vencimiento: z.nullable(Dia),
                  desde: z.nullable(Dia),
                  motivo: z.nullable(z.string()),
                  /** A pedido that lives asks for it already. */
                  pedida: z.boolean(),
                },
              ),
            ),
          },
        ),
      ),
    },
    { dias: z.int() },
  ),
})

export const estadosDePedido = ['abierto', 'completo', 'anulado', 'vencido'] as const
export const EstadoDePedido = z.enum(estadosDePedido)
export type EstadoDePedido = z.output<typeof EstadoDePedido>

/** How a paper that was asked for stands: `falta` and `rechazada` wait for the recipient; `cerrada` needs nothing more. */
export const estadosDeCasillaPedida = [
  'falta',
  'llego',
  'presentada',
  'aprobada',
  'rechazada',
  'descartada',
  'cerrada',
] as const
export type EstadoDeCasillaPedida = (typeof estadosDeCasillaPedida)[number]

const Pedido = row(
  { pedidoid: z.string(), destinatario: z.string() },
  {
    telefono: z.nullable(z.string()),
    nota: z.nullable(z.string()),
    estado: EstadoDePedido,
    /** Its links open it. */
    vive: z.boolean(),
    /** What ended it before its day. */
    fin: z.nullable(unaDe(['persona', 'cuenta', 'recurso', 'arreglado'])),
    creado: Momento,
    creado_por: z.nullable(z.string()),
    vence: Dia,
    /** Its page was opened, first and last. */
    abierto: z.nullable(Momento),
    visto: z.nullable(Momento),
    anulado: z.nullable(Momento),
    /** Something came last. */
    ultima: z.nullable(Momento),
    llegaron: z.int(),
    faltan: z.int(),
    casillas: listOf(
      row(
        { posicion: z.int(), tipodocumentoid: z.string() },
        {
          recursoid: z.string(),
          recurso: z.nullable(z.string()),
          tiporecurso: z.nullable(TipoRecurso),
          dominio: z.nullable(z.string()),
          tipodocumento: z.string(),
          nombre_corto: nombreCorto,
          vigencia: Vigencia,
          periodo: z.nullable(z.string()),
          estado: unaDe(estadosDeCasillaPedida),
          motivo: z.nullable(z.string()),
          rechazo: z.nullable(z.string()),
          entradaid: z.nullable(z.string()),
          documentoid: z.nullable(z.string()),
        },
      ),
    ),
  },
)

/** Those that live or ended within thirty days; `respuesta` keeps those that wait for the recipient. */
export const ListPedidos = operation({
  access: 'contacto',
  kept: true,
  input: {
    estado: z.optional(EstadoDePedido),
    /** Of those that are open: nothing came, or some of it. */
    respuesta: z.optional(z.enum(['nada', 'parte'])),
    ...paged(['vence', 'destinatario', 'creado']),
  },
  output: pageOf(Pedido),
})

/** Takes one back: its links open nothing from then on. What came by it stays in the bandeja. */
export const AnularPedido = operation({
  access: 'contacto',
  writes: { record: 'pedidoid' },
  whileSuspended: true,
  input: { pedidoid: Id },
  output: recordsOf(Pedido),
})

/**
 * Asks again for papers of one that lives, with a word why: what came for them and waits is discarded. Without `casillas`
 * those that nothing came of are asked for once more. Answers another link, this once; the ones before go on.
 */
export const PedirDeNuevo = operation({
  access: 'contacto',
  writes: { record: 'pedidoid' },
  whileSuspended: true,
  answersSecret: true,
  input: {
    pedidoid: Id,
    casillas: z._default(
      z.array(z.int().check(z.gte(1), z.lte(maxCasillas))).check(z.maxLength(maxCasillas)),
      [],
    ),
    motivo: z.optional(opcional(texto(maxNota))),
    dias: z.optional(Dias),
  },
  output: recordsOf(
    row(
      { pedidoid: z.string(), enlace: z.string() },
      { destinatario: z.string(), telefono: z.nullable(z.string()), vence: Dia },
    ),
  ),
})

export const columnasDePedido = {
  pedidoid: 'exportada',
  cuenta_id: 'exportada',
  destinatario: 'exportada',
  telefono: 'exportada',
  nota: 'exportada',
  vence: 'abierta',
  creado: 'exportada',
  creado_por: 'exportada',
  abierto: 'exportada',
  visto: 'nuestra',
  anulado: 'exportada',
  anulado_por: 'exportada',
} as const satisfies Columnas

export const told = {
  CrearPedidos: {
    about:
      'Makes links that ask people without an account for papers that can be mended; each link is answered this once.',
    missed: { en: 'Nobody is asked for a paper by a link.', es: 'no se piden papeles por enlace.' },
  },
  ListPedibles: {
    about: 'What of these resources can be asked for by a link, and whom of.',
    missed: { en: 'Nobody is asked for a paper by a link.', es: 'no se piden papeles por enlace.' },
  },
  ListPedidos: {
    about: 'The links that ask for papers: of whom, what came by each, and until when it is good.',
    missed: { en: 'Nobody is asked for a paper by a link.', es: 'no se piden papeles por enlace.' },
  },
  AnularPedido: {
    about: 'Takes a link back at once; what came by it stays.',
    missed: { en: 'Nobody is asked for a paper by a link.', es: 'no se piden papeles por enlace.' },
  },
  PedirDeNuevo: {
    about: 'Asks again for papers of a link that lives, with a word why, and answers another link to it.',
    missed: { en: 'Nobody is asked for a paper by a link.', es: 'no se piden papeles por enlace.' },
  },
} satisfies Record<string, Told>
