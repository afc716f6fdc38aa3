import { refuse } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { mesTerminado } from '@portal/contract/reglaDeControl.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { readMes } from '../../shared/control/readMes.ts'
import { ultimoPedido } from '../../shared/control/ultimoPedido.ts'

export const ControlDeCuenta: Handler<'ControlDeCuenta'> = async ({ cuentaid, ...input }, { db }) => {
  const mes = input.mes ?? mesTerminado(hoyEnBuenosAires())
  const cuenta = await db
    .selectFrom('cuenta as c')
    .select(['c.accountname', 'c.cuit', ultimoPedido(mes, sql.ref('c.cuenta_id')).as('pedido')])
    .where('c.cuenta_id', '=', cuentaid)
    .executeTakeFirst()
  if (!cuenta) throw refuse('RECORD_NOT_FOUND')
  return { ...(await readMes(db, { ...input, mes })), ...cuenta }
}
