import type { Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

type DeControl = Result<'ListControles'>['records'][number]

/** The types of a chofer that prove the control `k.clave`, by whether they are asked for today. */
const tipos = (vigentes: boolean) => sql<DeControl['tipos']>`coalesce((
  select jsonb_agg(jsonb_build_object('tipodocumentoid', t.tipodocumentoid, 'nombre', t.nombre, 'nombre_corto', t.nombre_corto,
    'vigencia', t.vigencia, 'meses', t.meses, 'dia_exigible', t.dia_exigible, 'max_archivos', t.max_archivos, 'compartido', t.compartido) order by t.orden, t.tipodocumentoid)
  from tipo_documento t
  where t.control = k.clave and t.docrectipo_recurso = 'chofer'
    and daterange(t.vigente_desde, t.vigente_hasta, '[]') @> hoy() = ${vigentes}), '[]')`

/** The five controls, in their order, and what proves each. */
export const selectControles = (db: Kysely<Database>) =>
  db
    .selectFrom('control as k')
    .select([
      'k.clave as control',
      'k.nombre',
      'k.texto',
      'k.fuente',
      'k.desde',
      'k.activo',
      'k.version',
      tipos(true).as('tipos'),
      tipos(false).as('apagados'),
    ])
    .orderBy('k.orden')
    .$narrowType<{ control: DeControl['control'] }>()
