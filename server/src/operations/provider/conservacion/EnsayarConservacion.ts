import type { Result } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

export const EnsayarConservacion: Handler<'EnsayarConservacion'> = async (_, { db }) => {
  const [{ rows: tipos }, { rows: around }] = await Promise.all([
    sql<Result<'EnsayarConservacion'>['tipos'][number]>`
      select t.tipodocumentoid, t.nombre, t.conservacion_meses, count(*) as archivos, count(distinct e.documentoid) as documentos,
        sum(e.size)::double precision as bytes
      from archivo_por_eliminar e join tipo_documento t using (tipodocumentoid)
      where not e.retenido
      group by t.tipodocumentoid order by count(*) desc, t.nombre`.execute(db),
    sql<{ activa: boolean; retenidos: number; eliminados: number }>`
      select conserva() as activa, (select count(*) from archivo_por_eliminar where retenido) as retenidos,
        (select count(*) from archivo_eliminado) as eliminados`.execute(db),
  ])
  const [told] = around
  if (!told) throw new Error('a rehearsal without a row')
  const sum = (of: 'archivos' | 'documentos' | 'bytes') => tipos.reduce((total, each) => total + each[of], 0)
  return { ...told, archivos: sum('archivos'), documentos: sum('documentos'), bytes: sum('bytes'), tipos }
}
