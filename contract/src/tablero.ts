import * as z from 'zod/mini'
import { Dia } from './textKinds.ts'
import { listOf, operation, row, type Told } from './operation.ts'
import { Id } from './values.ts'
import {
  apariencia,
  compartido,
  ejemplo,
  EstadoCasilla,
  exceptuadoHasta,
  nombreCorto,
  plazo,
  quienesPiden,
  TipoRecurso,
  Vigencia,
} from './recursos.ts'

const Totales = {
  pendientes: z.int(),
  rechazados: z.int(),
  activos: z.int(),
  enRevision: z.int(),
  vencidos: z.int(),
  bloqueados: z.int(),
}

const Cumplimiento = { habilitados: z.int(), porVencer: z.int(), total: z.int() }

/** Something that the carrier can do about a paper. */
const Tarea = row(
  {
    recursoid: z.string(),
    nombre: z.string(),
    tipodocumentoid: z.string(),
    tipodocumento: z.string(),
  },
  {
    tiporecurso: TipoRecurso,
    dominio: z.nullable(z.string()),
    ...apariencia,
    nombre_corto: nombreCorto,
    instrucciones: z.string(),
    critico: z.boolean(),
    vigencia: Vigencia,
    meses: z.nullable(z.int()),
    max_archivos: z.int(),
    dia_exigible: z.int(),
    compartido,
    ejemplo,
    estado: EstadoCasilla,
    documentoid: z.nullable(z.string()),
    fecha_vencimiento: z.nullable(Dia),
    /** Of a monthly type its month; of one that is missing, the month that is asked for. */
    periodo: z.nullable(z.string()),
    /** Of a monthly type that is missing: the last day on which that month serves. The next is asked for then. */
    hasta: z.nullable(Dia),
    /** The day since which it is rejected. */
    desde: z.nullable(Dia),
    /** Why it was rejected. */
    motivo: z.nullable(z.string()),
    /** Of a monthly type: a month that stands otherwise than its slot, and decides nothing over fitness. */
    mes: z.boolean(),
    exceptuado_hasta: exceptuadoHasta,
    plazo,
    ...quienesPiden,
  },
)

/** The counters of spec §1 over active resources, and beside them what the home page shows. */
export const Dashboard = operation({
  access: 'contacto',
  kept: true,
  /** With an operation, of those that take part in it, and what it asks of them. */
  input: { operacionid: z.optional(Id) },
  output: row(
    {},
    {
      ...Totales,
      /** Twelve weeks from today: documents in force that end in each. `desde` and `hasta` are both included. */
      vencimientos: z.array(z.object({ desde: Dia, hasta: Dia, cantidad: z.int() })),
      /**
       * The first ten things that the carrier can do something about, resource by resource, the most urgent first: what
       * is missing, rejected, expired, or ends within 30 days (7 for a monthly type) and nothing follows it yet.
       */
      proximo: listOf(Tarea),
      /** How many there are of them in all. */
      porHacer: z.int(),
      /**
       * Papers that choferes who left still owe and whose days are counted: how many, and the first of them, those that are not
       * late yet by their day, then the late ones, the newest first. Of an operation none: who left goes nowhere.
       */
      plazos: row({ total: z.int() }, { records: listOf(Tarea) }),
      /** Active resources of each kind by fitness: `habilitados`, `porVencer`, and the rest of `total` are not fit. */
      cumplimiento: z.array(
        z.object({
          tiporecurso: TipoRecurso,
          ...Cumplimiento,
          /** Of the transporte while it is fit: through which day, as far as its documents say. */
          hasta: z.nullable(Dia),
        }),
      ),
      /** The active units, as `cumplimiento` tells resources. */
      cumplimientoUnidades: z.object(Cumplimiento),
      /** The transporte's own documents: valid for long, ending soon, and how many are asked of it. */
      documentosTransporte: z.object({ alDia: z.int(), porVencer: z.int(), total: z.int() }),
      /** What the tiles count. */
      cantidades: row({}, { choferes: z.int(), dominios: z.int(), usuarios: z.int(), documentos: z.int() }),
    },
  ),
})

export const told = {
  Dashboard: {
    about:
      'How many documents stand how, what ends in the next twelve weeks, how many resources are fit, and the next things to do.',
  },
} satisfies Record<string, Told>
