import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'
import { porQueQueda, type MotivoDeQuedar } from '../../../rules/eliminar.ts'

export const EliminarRecursos = worksOnData<'EliminarRecursos'>(async ({ recursos }, { db }) => {
  const { rows } = await sql<{ recursoid: string; nombre: string; motivo: MotivoDeQuedar | null }>`
    select recursoid, nombre, motivo from eliminar_recursos(${recursos}) order by motivo is not null, recursoid`.execute(
    db,
  )
  return {
    records: rows.map(({ recursoid, nombre, motivo }) => ({
      recursoid,
      eliminado: motivo === null,
      motivo: motivo && porQueQueda(nombre, motivo),
    })),
  }
})
