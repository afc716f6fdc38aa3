import { refuse } from '@portal/contract'
import type { Handler } from '../../../handler.ts'
import { casillasOf } from '../../shared/casillas.ts'
import { conMotivos } from '../../shared/conMotivos.ts'
import { unidadesOf } from '../../shared/unidadesOf.ts'
import { conOperaciones, operacionesDeRecurso } from '../../shared/enOperaciones.ts'
import { datosOf } from '../../shared/datosOf.ts'
import { selectRecursos } from './selectRecursos.ts'

export const DetailRecursoCuenta: Handler<'DetailRecursoCuenta'> = async ({ recursoid }, { db }) => {
  const recurso = await selectRecursos(db)
    .innerJoin('cuenta', 'cuenta.cuenta_id', 'r.cuenta_id')
    .select([
      'cuenta.accountname',
      'r.fecha_baja',
      'r.motivo_baja',
      operacionesDeRecurso('r.recursoid').as('operaciones'),
    ])
    .where('r.recursoid', '=', recursoid)
    .executeTakeFirst()
  if (!recurso) throw refuse('RECORD_NOT_FOUND')
  const [datos, casillas, unidades] = await Promise.all([
    datosOf(db, recurso),
    casillasOf(db, recursoid),
    unidadesOf(db, recursoid),
  ])
  return { records: [{ ...conOperaciones(conMotivos(recurso)), datos, casillas, unidades }] }
}
