import { auditLine } from '../audit.ts'
import type { Statement } from '../database/batch.ts'
import { inTries } from '../database/inTries.ts'
import { together } from '../database/together.ts'
import { readingUnit, writingUnit, type Unit } from '../database/unit.ts'
import { claim, isTaken, keepAnswer, keptAnswer, type Once } from '../idempotency.ts'
import { inUnit } from './inUnit.ts'
import type { Way } from './side.ts'

/** A write, as a request asks for it. */
export interface Deed {
  way: Way
  /** Under which the audit tells of it. */
  operation: string
  requestId: string
  /** Done although the disk is almost full. */
  withoutRoom?: boolean
  /** The caller's key for it, under which it is done once, and what it says. */
  once?: Pick<Once, 'key' | 'input'> | undefined
  /** The work is statements of its unit alone: it goes along with the claim of the key, and none of it runs where that was taken. */
  ahead?: boolean
}

/** What came of the work, still to be committed. */
export interface Done {
  /** The whole envelope, as JSON. */
  body: string
  /** The record that its line in the audit names. */
  objeto: string | null
  /** Who signed in with this very call. */
  sujeto?: string | undefined
  /** What goes in the message that commits, before the line in the audit. */
  last?: readonly Statement[]
}

export interface Written<Result extends Done> {
  body: string
  /** The first call under the same key answered it: nothing was written now. */
  repeated: boolean
  done: Result | undefined
}

/**
 * One write: once under its key, in one transaction with the answer that is kept for the key and the line in the audit, and
 * again where it met another one. What fails in it leaves nothing.
 */
export async function write<Result extends Done>(
  deed: Deed,
  work: (unit: Unit) => Promise<Result>,
): Promise<Written<Result>> {
  const { way, operation, requestId } = deed
  if (deed.withoutRoom !== true) await way.side.room.requireForWrites()
  const once = deed.once && { ...deed.once, operation }
  try {
    return await inTries(() =>
      inUnit(way, writingUnit, async (unit) => {
        const claimed = once && unit.run(claim(once))
        const [, done] =
          deed.ahead === true ? await together([claimed, work(unit)]) : [await claimed, await work(unit)]
        await unit.finish([
          ...(done.last ?? []),
          ...(once ? [keepAnswer(once.key, done.body)] : []),
          auditLine({
            operation,
            objeto: done.objeto,
            call: { caller: way.caller, requestId },
            sujeto: done.sujeto,
          }),
        ])
        way.side.kept.forget(unit.seen)
        return { body: done.body, repeated: false, done }
      }),
    )
  } catch (error) {
    if (!once || !isTaken(error)) throw error
    const { run } = readingUnit(way.pool, way.opening)
    return { body: await inTries(() => keptAnswer(run, once)), repeated: true, done: undefined }
  }
}
