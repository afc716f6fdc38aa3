import { addresses } from '@portal/contract/door.ts'
import { Id } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import { constancia } from '../operations/shared/control/constancia.ts'
import { readCierre } from '../operations/shared/control/readCierre.ts'
import { byteDoor } from './inSession.ts'

/** What a close says, as a PDF: to its carrier, also while the account is suspended, and to the provider. */
export const constanciaDoor = byteDoor({
  name: 'constancia',
  method: 'GET',
  path: `${addresses.constancia}/:cierreid`,
  costly: true,
  whole: true,
  params: z.object({ cierreid: Id }),
  carrier: { access: 'contacto' },
  provider: { access: 'revisor' },
  refusals: 'status',
  async handle({ params: { cierreid }, db, audit, reply }) {
    const cierre = await readCierre(db, cierreid)
    await audit(cierreid)
    const name = `constancia-${cierre.mes}-${String(cierre.numero)}.pdf`
    return reply
      .headers({ 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${name}"` })
      .send(constancia(cierre))
  },
})
