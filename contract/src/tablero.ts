import * as z from 'zod/mini'
import { listOf, operation, row } from './operation.ts'
import { EstadoCasilla, TipoRecurso } from './recursos.ts'

const Totales = {
  pendientes: z.int(),
  rechazados: z.int(),
  activos: z.int(),
  enRevision: z.int(),
  vencidos: z.int(),
  bloqueados: z.int(),
}

/** The counters of spec §1 over active resources, and beside them what the home page shows. */
export const Dashboard = operation({
  access: 'contacto',
  input: {},
  output: row(
    {},
    {
      ...Totales,
      /** Twelve weeks from today: documents in force that end in each. `desde` and `hasta` are both included. */
      vencimientos: z.array(z.object({ desde: z.string(), hasta: z.string(), cantidad: z.int() })),
      /** The ten things most worth doing, the most urgent first. */
      proximo: listOf(
        row(
          {
            recursoid: z.string(),
            nombre: z.string(),
            tipodocumentoid: z.string(),
            tipodocumento: z.string(),
          },
          {
            tiporecurso: TipoRecurso,
            dominio: z.nullable(z.string()),
            critico: z.boolean(),
            estado: EstadoCasilla,
            documentoid: z.nullable(z.string()),
            fecha_vencimiento: z.nullable(z.string()),
          },
        ),
      ),
      /** Active resources of each kind by fitness: `habilitados`, `porVencer`, and the rest of `total` are not fit. */
      cumplimiento: z.array(
        z.object({ tiporecurso: TipoRecurso, habilitados: z.int(), porVencer: z.int(), total: z.int() }),
      ),
      /** What the tiles count. */
      cantidades: row({}, { choferes: z.int(), dominios: z.int(), usuarios: z.int(), documentos: z.int() }),
    },
  ),
})
