import { Readable } from 'node:stream'
import { Refusal, refuse } from '@portal/contract'
import { Id } from '@portal/contract/values.ts'
import type { FastifyInstance } from 'fastify'
import { auditLine } from '../audit.ts'
import { exportZip } from '../operations/provider/cuentas/exportZip.ts'
import { callerDatabase } from '../database/callerDatabase.ts'
import { translated } from '../database/refusals.ts'
import { tenantFilter } from '../database/tenantFilter.ts'
import { readingUnit, writingUnit } from '../database/unit.ts'
import type { AppParts } from './app.ts'
import { caller } from './caller.ts'
import { answerRefusal } from './fault.ts'

const access = {
  access: 'administrador',
  writes: false,
  whileIncomplete: false,
  whileSuspended: false,
} as const

/**
 * The address that `ExportarCuenta` answers: all that is kept of a carrier as one ZIP, made while it is sent. Each
 * download is a line of the audit.
 */
export function exportarDoor(app: FastifyInstance, parts: AppParts): void {
  const { cookies, openSession, pools, services } = parts
  app.get<{ Params: { cuentaid: string } }>('/api/consola/exportar/:cuentaid', async (request, reply) => {
    const { cuentaid } = request.params
    try {
      const who = caller(request, cookies.consola.read(request), true)
      if (!who.tokenHash) throw refuse('SESSION_EXPIRED')
      if (!Id.safeParse(cuentaid).success) throw refuse('RECORD_NOT_FOUND')
      const opening = openSession.provider(who.tokenHash, access, cuentaid)
      const audit = writingUnit(pools.proveedor, opening)
      await audit
        .finish(
          auditLine({
            operation: 'exportar',
            objeto: cuentaid,
            call: { caller: who, requestId: request.id },
          }),
        )
        .catch(async (error: unknown) => {
          await audit.abandon()
          throw translated(error)
        })
      const unit = readingUnit(pools.proveedor, opening)
      const zip = await exportZip(callerDatabase(unit.run, [tenantFilter]), services.storage)
      const body = new Readable().wrap(zip.outputStream)
      zip.on('error', (error: Error) => body.destroy(error))
      return await reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="portal-${cuentaid}.zip"`,
        })
        .send(body)
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 200) throw error
      return answerRefusal(new Refusal(error.body, error.is('RECORD_NOT_FOUND') ? 404 : 403), reply)
    }
  })
}
