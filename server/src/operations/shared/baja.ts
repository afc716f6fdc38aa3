import { sentence } from '@portal/contract/wording.ts'
import { refuse } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { EstadoRecurso } from '@portal/contract/recursos.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { bajaProblems } from '../../rules/baja.ts'

/** Whether a resource is on the road, and since when and why it is not. */
export interface Baja {
  estado: EstadoRecurso
  fecha_baja: string | null
  motivo_baja: string | null
}

/** What a save makes of it: leaving asks when and why; coming back forgets both, and the history keeps them. */
export function bajaOf(
  values: { [Field in keyof Baja]?: Baja[Field] | undefined },
  before: Baja,
  fecha_alta: string | null,
): Baja {
  const estado = values.estado ?? before.estado
  if (estado !== 'BAJA') {
    refuseSaid(values)
    return { estado, fecha_baja: null, motivo_baja: null }
  }
  const baja = {
    fecha_baja: values.fecha_baja ?? before.fecha_baja,
    motivo_baja: values.motivo_baja ?? before.motivo_baja,
  }
  const fields = bajaProblems(baja, fecha_alta, hoyEnBuenosAires())
  if (Object.keys(fields).length > 0) throw refuse('INVALID_INPUT', { fields })
  return { estado, ...baja }
}

/** When and why belong to a leave: whoever says them means one. */
function refuseSaid({
  fecha_baja,
  motivo_baja,
}: Partial<Record<'fecha_baja' | 'motivo_baja', string | null | undefined>>): void {
  const said = Object.entries({ fecha_baja, motivo_baja }).filter(([, value]) => value)
  if (said.length > 0)
    throw refuse('INVALID_INPUT', {
      fields: Object.fromEntries(said.map(([name]) => [name, sentence('esDeUnaBaja')])),
    })
}

/** Once the resource says so: a line of history, and whoever leaves is taken out of its units. */
export async function followBaja(
  db: Kysely<Database>,
  recursoid: string,
  { estado, motivo_baja }: Baja,
): Promise<void> {
  await sql`select anotar_recurso(${recursoid}, ${estado === 'BAJA' ? 'baja' : 'reactivado'}, ${motivo_baja})`.execute(
    db,
  )
  if (estado === 'BAJA') await leaveUnidades(db, recursoid)
}

/** A unit that loses its tractor is off the road too. */
async function leaveUnidades(db: Kysely<Database>, recursoid: string): Promise<void> {
  const { rows } = await sql<{ nombre: string; estado: 'ACTIVA' | 'INACTIVA' }>`
    update unidad set
      tractor = nullif(tractor, ${recursoid}), arrastre1 = nullif(arrastre1, ${recursoid}), arrastre2 = nullif(arrastre2, ${recursoid}),
      chofer1 = nullif(chofer1, ${recursoid}), chofer2 = nullif(chofer2, ${recursoid}),
      estado = case when tractor = ${recursoid} then 'INACTIVA' else estado end, version = version + 1
    where cuenta_id = mi_cuenta() and ${recursoid} in (tractor, arrastre1, arrastre2, chofer1, chofer2)
    returning nombre, estado`.execute(db)
  for (const { nombre, estado } of rows) {
    const nota = `Salió de la unidad «${nombre}»${estado === 'INACTIVA' ? ', que quedó inactiva' : ''}`
    await sql`select anotar_recurso(${recursoid}, 'fuera de unidad', ${nota})`.execute(db)
  }
}
