import { refuse } from '@portal/contract'
import { icalAddress, lecturasPorHora } from '@portal/contract/calendarFeed.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shownCalendar } from '../../sessions/calendarToken.ts'
import { openCalendar } from '../../sessions/openCalendar.ts'
import { producto } from '../../version.ts'
import { headerOf } from '../answerCall.ts'
import type { AppParts } from '../appParts.ts'
import { compressBeside, encodingFor } from '../encoding.ts'
import { isAsBefore, tagOf } from '../entityTag.ts'
import { createTokenLimits } from '../tokenLimits.ts'
import { createLifeOfTokens, type TokenTurns } from '../withToken.ts'
import { readCalendario, type Calendario } from './readCalendario.ts'

type IcalParts = Pick<AppParts, 'sides' | 'settings'> & { turns: TokenTurns }

/** What a calendar program is sent; nothing where it has that already. */
interface Written {
  tag: string
  text: string | undefined
}

/**
 * Calendars of what ends, each at an address that opens it. Whatever opens none, or none any more, is answered alike; the
 * address is a secret, so that nothing here logs it and no other site hears of it.
 */
export function icalDoor(app: FastifyInstance, { sides, settings: { baseUrl }, turns }: IcalParts): void {
  const limits = createTokenLimits({
    of: 'calendar',
    seconds: 60 * 60,
    atItsLimit: (seconds) =>
      refuse('CALENDAR_AT_ITS_LIMIT', {
        retryAfter: seconds,
        words: { minutos: String(Math.ceil(seconds / 60)) },
      }),
  })
  const live = createLifeOfTokens({
    sides,
    limits,
    turns,
    unknown: 'CALENDAR_UNKNOWN',
  })

  app.get<{ Params: { archivo: string } }>(`${icalAddress}/:archivo`, async (request, reply) => {
    const { answer } = await live({
      request,
      operacion: 'ical',
      token: shownCalendar(request.params.archivo),
      points: 1,
      opening: ({ hash }) => ({
        ...openCalendar(hash),
        noteSeen: () => limits.know(hash, lecturasPorHora),
      }),
      read: readCalendario,
      make: (calendario) => write(request, calendario, baseUrl),
    })
    return send(request, reply, answer)
  })
}

async function write(request: FastifyRequest, calendario: Calendario, baseUrl: string): Promise<Written> {
  const tag = tagOf(JSON.stringify([producto.version, baseUrl, calendario]))
  if (isAsBefore(request, tag)) return { tag, text: undefined }
  // Loaded with the first: where nobody has a calendar it would only take memory.
  const { writeCalendario } = await import('./writeCalendario.ts')
  return { tag, text: await writeCalendario(calendario, baseUrl) }
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, text }: Written,
): Promise<FastifyReply> {
  void reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding',
    'referrer-policy': 'no-referrer',
  })
  if (text === undefined) return reply.code(304).send()
  const encoding = text.length > 1024 ? encodingFor(headerOf(request, 'accept-encoding')) : undefined
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.type('text/calendar; charset=utf-8; method=PUBLISH').send(await compressBeside(text, encoding))
}
