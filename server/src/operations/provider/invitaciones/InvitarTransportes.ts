import type { Handler } from '../../../handler.ts'
import { reviseLineas, type Linea } from './reviseLineas.ts'
import { lockInvitaciones, sendInvitacion } from './sendInvitacion.ts'

export const InvitarTransportes: Handler<'InvitarTransportes'> = async ({ lineas }, context) => {
  await lockInvitaciones(context)
  const records = await reviseLineas(context.db, lineas)
  const good = records.filter(({ problema }) => problema === null)
  if (good.length > 0)
    await context.services.limits.consume({ limit: 'invitedCarriers', key: 'todos', points: good.length })
  const sent: Linea[] = []
  for (const record of records)
    sent.push(
      record.problema !== null || record.cuit === null || record.email === null
        ? record
        : {
            ...record,
            invitacionid: await sendInvitacion(
              { cuit: record.cuit, email: record.email, nombre: record.nombre },
              context,
            ),
          },
    )
  return { records: sent }
}
