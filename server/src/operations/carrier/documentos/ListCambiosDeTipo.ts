import { maxTambien } from '@portal/contract/documentos.ts'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { withApariencia } from '../../shared/apariencia.ts'

type Row = Selectable<Database['casilla_por_venir']> & { cantidad: number; faltan: number }

export const ListCambiosDeTipo: Handler<'ListCambiosDeTipo'> = async (_input, { db }) => {
  // Whoever is asked for the same by one change is one record, which names those who lack it.
  const { rows } = await sql<Row>`
    select * from (
      select *, (count(*) over todos)::integer as cantidad, (count(*) filter (where falta) over todos)::integer as faltan,
        row_number() over (partition by cambioid, nuevo, falta order by recurso, recursoid) as lugar
      from (
        select *, estado in ('pendiente', 'rechazado', 'vencido') as falta
        from casilla_por_venir where cuenta_id = mi_cuenta() and estado_recurso = 'ACTIVO'
      ) c
      window todos as (partition by cambioid, nuevo)
    ) c
    where falta and lugar <= ${maxTambien + 1}
    order by rige, nombre, cambioid, nuevo desc, recurso, recursoid`.execute(db)
  const recursos = await withApariencia(db, rows)
  const firsts = recursos.filter(
    (row, index) =>
      row.cambioid !== recursos[index - 1]?.cambioid || row.nuevo !== recursos[index - 1]?.nuevo,
  )
  return {
    records: firsts.map((first) => ({
      ...first,
      desde: first.rige,
      recursos: recursos
        .filter(({ cambioid, nuevo }) => cambioid === first.cambioid && nuevo === first.nuevo)
        .map(({ recurso: nombre, ...row }) => ({ ...row, nombre })),
    })),
  }
}
