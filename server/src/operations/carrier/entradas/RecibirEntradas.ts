import { refuseField, type FieldOf } from '@portal/contract'
import { sentence } from '@portal/contract/wording.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { worksOnData } from '../../../handler.ts'
import { claim } from './claim.ts'
import { selectEntradas } from './queries.ts'
import { requireRecursos, requireThere } from './requireThere.ts'

export const RecibirEntradas = worksOnData<'RecibirEntradas'>(async ({ origen, entradas }, { db }) => {
  const ids: string[] = []
  for (const { entrega, archivos, values, certeza, porques, candidatos } of entradas) {
    await requireThere(db, values)
    await requireRecursos(db, candidatos)
    const isPlaced = Boolean(values.recursoid) && Boolean(values.tipodocumentoid)
    const made = await db
      .insertInto('entrada')
      .values({
        ...values,
        origen,
        entrega,
        certeza: isPlaced ? certeza : 'sin ubicar',
        porques: JSON.stringify(porques),
        candidatos: JSON.stringify(candidatos),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('entradaid')
      .executeTakeFirst()
    if (made) {
      await claim(db, made.entradaid, archivos, () =>
        refuseField<FieldOf<'RecibirEntradas'>>('entradas', sentence('volveASubirLosArchivos')),
      )
      ids.push(made.entradaid)
    } else {
      ids.push(await cameBefore(db, entrega))
    }
  }
  return {
    records: await selectEntradas(db).where('e.entradaid', 'in', ids).orderBy('e.entradaid').execute(),
  }
})

/** Its answer was lost, and it was sent again. */
async function cameBefore(db: Kysely<Database>, entrega: string): Promise<string> {
  const { entradaid } = await db
    .selectFrom('entrada')
    .select('entradaid')
    .where('entrega', '=', entrega)
    .where('origen', '<>', 'pedido')
    .executeTakeFirstOrThrow()
  return entradaid
}
