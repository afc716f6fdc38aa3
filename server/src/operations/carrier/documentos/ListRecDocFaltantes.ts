import type { Handler } from '../../../handler.ts'
import { withApariencia } from '../../shared/apariencia.ts'
import { casillas, casillasDeHoy } from '../../shared/casillas.ts'
import { tiposIncluded } from '../../shared/tiposIncluded.ts'
import { faltantesAmong } from './queries.ts'

export const ListRecDocFaltantes: Handler<'ListRecDocFaltantes'> = async (input, { db }) => {
  const { tiporecurso, recursoid, solorecursosactivos } = input
  const whole = recursoid === undefined && solorecursosactivos === 'SI'
  const slots = whole ? casillasDeHoy({ tiporecurso, estado: 'pendiente' }) : casillas
  const rows = await faltantesAmong(db, slots)
    .select([
      'recursoid',
      'tiporecurso',
      'recurso',
      'dominio',
      'tipodocumentoid',
      'nombre',
      'nombre_corto',
      'critico',
      'instrucciones',
      'vigencia',
      'meses',
      'max_archivos',
      'dia_exigible',
    ])
    .$if(tiporecurso !== undefined, (query) => query.where('tiporecurso', 'in', tiposIncluded(tiporecurso)))
    .$if(recursoid !== undefined, (query) => query.where('recursoid', '=', recursoid ?? ''))
    .$if(solorecursosactivos === 'SI', (query) => query.where('estado_recurso', '=', 'ACTIVO'))
    .orderBy('recurso')
    .orderBy('recursoid')
    .orderBy('orden')
    .execute()

  const grouped = new Map<string, typeof rows>()
  for (const row of rows) grouped.set(row.recursoid, [...(grouped.get(row.recursoid) ?? []), row])
  const records = [...grouped.values()].flatMap((documentos) => {
    const [first] = documentos
    if (!first) return []
    const { recursoid, tiporecurso, recurso: nombre, dominio } = first
    return [{ recursoid, tiporecurso, nombre, dominio, documentos }]
  })
  return { records: await withApariencia(db, records) }
}
