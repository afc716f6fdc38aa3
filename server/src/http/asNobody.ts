import { refuse } from '@portal/contract'
import type { Statement } from '../database/batch.ts'
import { inTries } from '../database/inTries.ts'
import { readingUnit, writingUnit } from '../database/unit.ts'
import { createFairTurns } from '../fairTurns.ts'
import type { Caller } from '../handler.ts'
import { inUnit } from '../life/inUnit.ts'
import { noteRefusal } from '../life/noteRefusal.ts'
import { wayOfAnybody, type Side } from '../life/side.ts'

/** One statement as the role of whoever has no session, in the turn of whose it is; a transaction of its own. */
export type AskAsNobody = (
  whose: string,
  who: Caller,
  statement: Statement,
  writes?: 'writes',
) => Promise<Record<string, unknown>[]>

/** One for all doors whose callers show something else than a session: the role that asks sees no row, and calls functions that take what is shown. */
export function createAskingAsNobody(side: Side): AskAsNobody {
  const inTurn = createFairTurns({
    // One fewer than there are connections for whoever signs in, who wait behind none of these.
    atOnce: Math.max(1, side.ingreso.options.max - 1),
    atOnceOfOne: 1,
    waiting: { mostOfOne: 20, most: 500, refuse: () => refuse('BUSY') },
  })
  return (whose, who, statement, writes) =>
    inTurn(whose, () =>
      inTries(() =>
        inUnit(wayOfAnybody(side, who), writes ? writingUnit : readingUnit, async (unit) => {
          const { rows } = await unit.run(statement)
          await unit.finish()
          return rows
        }),
      ),
    )
}

/** Tells of what was refused to such a caller. */
export function noteRefusedNobody(side: Side, why: unknown, operacion: string, who: Caller): void {
  noteRefusal(side.refusedAttacks, why, { puerta: side.puerta, operacion, caller: who, inSession: false })
}
