import type { Handler } from '../../../handler.ts'
import { reviseLineas } from './reviseLineas.ts'

export const RevisarInvitaciones: Handler<'RevisarInvitaciones'> = async ({ lineas }, { db }) => ({
  records: await reviseLineas(db, lineas),
})
