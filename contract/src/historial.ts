import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { Momento, unaDe } from './textKinds.ts'
import { operation, pageOf, paged, row, type Told } from './operation.ts'
import { apariencia, EstadoRecurso, TipoRecurso } from './recursos.ts'
import { IdONada } from './values.ts'

const Busqueda = z.string().check(z.trim(), z.maxLength(100, sentence('hastaCaracteres', { max: 100 })))

/** What a document or its resource became, as this product writes it down. */
export const estadosHistorial = [
  'en revision',
  'aprobado',
  'rechazado',
  'anulado',
  'bloqueado',
  'desbloqueado',
  'vencido',
  'baja',
  'reactivado',
  'fuera de operacion',
  'vuelta a operacion',
  'exceptuado',
  'excepcion terminada',
] as const
export type EstadoHistorial = (typeof estadosHistorial)[number]

/** What else stands in it: a resource that left a unit, and how its account stands. */
export const otrosEstadosHistorial = ['fuera de unidad', 'habilitado', 'deshabilitado', 'suspendido'] as const

/** One line of what happened: every back office says what and when. `dominio`, `marca`, `nombre` and `tipodocumento` are the names as they stood. */
export const LineaHistorial = row(
  {
    /** One of `estadosHistorial`, or a word of the back office's own. */
    docrechistorial_estado: unaDe(estadosHistorial),
    createdtime: Momento,
  },
  {
    /** As the resource is drawn today. */
    ...apariencia,
    historialid: z.string(),
    tiporecurso: z.string(),
    recursoid: z.string(),
    choferid: z.nullable(z.string()),
    dominioid: z.nullable(z.string()),
    dominio: z.nullable(z.string()),
    marca: z.nullable(z.string()),
    /** The resource's full name. */
    nombre: z.string(),
    tipodocumento: z.nullable(z.string()),
    documentoid: z.nullable(z.string()),
    /** Who did it; `Sistema` for what time alone did. */
    actor_nombre: z.nullable(z.string()),
    nota: z.nullable(z.string()),
  },
)

/**
 * The history, oldest first unless asked otherwise. `search` finds part of a plate, a brand, or a resource's or document
 * type's name, whatever its accents and case; it stands beside the filter or, as the seed's clients send it, within, and not both.
 * `estadorecursos` keeps the lines of resources that stand so now.
 */
export const ListRecDocHistorial = operation({
  access: 'contacto',
  kept: true,
  input: {
    filter: z.optional(
      z.strictObject({
        tiporecurso: z.optional(TipoRecurso),
        recursoid: IdONada,
        search: z.optional(Busqueda),
        estado: z.optional(z.enum([...estadosHistorial, ...otrosEstadosHistorial])),
      }),
    ),
    estadorecursos: z.optional(EstadoRecurso),
    ...paged(['createdtime', 'nombre', 'dominio']),
  },
  output: pageOf(LineaHistorial),
})

/** A line of it says itself what was done. */
export const columnasDeHistorial = {
  historialid: 'exportada',
  cuenta_id: 'exportada',
  recursoid: 'exportada',
  choferid: 'exportada',
  dominioid: 'exportada',
  tipodocumentoid: 'exportada',
  documentoid: 'exportada',
  nota: 'abierta',
  docrechistorial_estado: 'exportada',
  createdtime: 'exportada',
  tiporecurso: 'exportada',
  dominio: 'exportada',
  marca: 'exportada',
  nombre: 'exportada',
  tipodocumento: 'exportada',
  actor: 'exportada',
  actor_nombre: 'exportada',
  operacionid: 'exportada',
  texto: 'nuestra',
} as const satisfies Columnas

export const told = {
  ListRecDocHistorial: {
    about: 'What happened, oldest first unless asked otherwise, with the names as they stood.',
  },
} satisfies Record<string, Told>
