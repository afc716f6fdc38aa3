import { Readable } from 'node:stream'
import { Refusal } from '@portal/contract'
import { addresses, novedadesEvents } from '@portal/contract/door.ts'
import * as z from 'zod/mini'
import { translated } from '../database/refusals.ts'
import { byteDoor } from './inSession.ts'

/** A reader who takes nothing for so long that this waits for them is let go of. */
const mostWaitingBytes = 16 * 1024

/**
 * Tells an open console that there is something new, and never what: it asks for that itself. Following extends no
 * session, and ends with it: see docs/decisions/0059.
 */
export const novedadesDoor = byteDoor({
  name: 'novedades',
  method: 'GET',
  path: addresses.novedades,
  endless: true,
  params: z.object({}),
  provider: { access: 'revisor', passive: true },
  refusals: 'status',
  async handle({ caller, run, reply, parts }) {
    const session = caller.token ?? ''
    await run(stillThere)
    const body = new Readable({ read: () => undefined })
    let open = true
    const say = (text: string) => {
      if (!open) return
      if (body.readableLength > mostWaitingBytes) body.destroy()
      else body.push(text)
    }
    const stream = { end }
    const unfollow = parts.novedades.follow(() => say(eventOf(novedadesEvents.cambio)))
    const beat = setInterval(() => {
      run(stillThere).then(
        () => say(': \n\n'),
        (error: unknown) => {
          const why = translated(error)
          // Of a database that is away nothing can be said, and what was missed is told when it is back.
          if (!(why instanceof Refusal) || why.is('BUSY')) return
          say(eventOf(novedadesEvents.fin))
          end()
        },
      )
    }, parts.streams.beatMs)
    body.once('close', close)
    parts.streams.keep(session, stream)
    say(`retry: 2000\n\n${eventOf(novedadesEvents.vivo)}`)
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy that gathers answers before it passes them on would hold everything back.
        'x-accel-buffering': 'no',
      })
      .send(body)

    function end(): void {
      if (open) body.push(null)
      close()
    }
    function close(): void {
      open = false
      clearInterval(beat)
      unfollow()
      parts.streams.forget(session, stream)
    }
  },
})

const stillThere = { text: 'select', values: [] }

const eventOf = (name: string): string => `event: ${name}\ndata:\n\n`
