import { Refusal, refuse } from '@portal/contract'
import { paseAddresses } from '@portal/contract/door.ts'
import { PaseAbierto } from '@portal/contract/paseAbierto.ts'
import { sentence } from '@portal/contract/wording.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { translated } from '../database/refusals.ts'
import type { Caller } from '../handler.ts'
import { readInput } from '../inputProblems.ts'
import { codigoDePase } from '../operations/shared/paseFirmado.ts'
import { createMemoryLimits } from '../sessions/memoryLimits.ts'
import { networkOf } from '../sessions/networkOf.ts'
import { shownPase } from '../sessions/paseToken.ts'
import type { AppParts } from './appParts.ts'
import { noteRefusedNobody, type AskAsNobody } from './asNobody.ts'
import { maxStrangerBytes } from './bareApp.ts'
import { caller, requireJson } from './caller.ts'
import { requireSameOrigin } from './sameOrigin.ts'

const Opened = z.strictObject({
  token: z.string({ error: sentence('tieneQueSerUnTexto') }).check(z.maxLength(200)),
})

/**
 * What the page of a shared pass says to the server, as nobody signed in: it shows that pass, made anew where it is to be, and
 * nothing else. A link that was taken back, another's and one that was made up are answered alike. See docs/decisions/0143.
 */
export function paseDoor(
  app: FastifyInstance,
  { settings, sides, asNobody }: AppParts & { asNobody: AskAsNobody },
): void {
  const side = sides.carrier
  const inMemory = createMemoryLimits()

  app.post(paseAddresses.abrir, { bodyLimit: maxStrangerBytes }, async (request, reply) => {
    const who = caller(request, undefined, true)
    try {
      requireSameOrigin(request, settings.baseUrl)
      requireJson(request)
      const result = await open(readInput(Opened, request.body).token, who)
      return await reply.send({ success: true, result })
    } catch (error) {
      const why = translated(error)
      noteRefusedNobody(side, why, 'AbrirPase', who)
      if (why instanceof Refusal && why.is('PASE_UNKNOWN'))
        await inMemory.consume({ limit: 'paseWrongFrom', key: networkOf(who.ip) })
      throw why
    }
  })

  async function open(token: string, who: Caller): Promise<PaseAbierto> {
    const hash = shownPase(token)
    if (!hash) throw refuse('PASE_UNKNOWN')
    const network = networkOf(who.ip)
    const [row] = await asNobody(
      network,
      who,
      { text: 'select abrir_pase($1) as pase', values: [hash] },
      'writes',
    )
    // What was made up is counted for its network alone, or each would be remembered.
    await inMemory.consume({ limit: 'paseOpened', key: hash.toString('latin1') })
    const dicho = row?.['pase']
    const { serial, codigo, isNew } = await codigoDePase(dicho, settings.dataDir)
    if (isNew)
      await asNobody(
        network,
        who,
        { text: 'select firmar_pase_abierto($1, $2, $3)', values: [hash, serial, codigo] },
        'writes',
      )
    return PaseAbierto.parse({ ...Dicho.parse(dicho), codigo })
  }
}

const Dicho = z.looseObject({})
