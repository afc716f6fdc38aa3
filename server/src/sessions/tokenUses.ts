import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/**
 * How often programs ask with their tokens, and when last: counted here, and written down some seconds later all at once, so
 * that asking writes nothing. What was counted since goes with a server that falls: it decides nothing.
 */
export interface TokenUses {
  note: (tokenid: string) => void
  flush: () => Promise<void>
  stop: () => Promise<void>
}

interface Parts {
  /** As the owner. */
  db: Kysely<Database>
  everyMs: number
  /** Told when they could not be written: they are tried again. */
  onError: (error: unknown) => void
}

export function createTokenUses({ db, everyMs, onError }: Parts): TokenUses {
  let counted = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function count(tokenid: string, times: number): void {
    counted.set(tokenid, (counted.get(tokenid) ?? 0) + times)
    // Where no program asks, nothing runs.
    if (!stopped) timer ??= setTimeout(() => void flush(), everyMs).unref()
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (counted.size === 0) return
    const uses = counted
    counted = new Map()
    try {
      await sql`
        insert into privado.uso_de_token as u (tokenid, dia, veces, ultimo)
        select t.tokenid, hoy(), x.veces, now()
        from unnest(${[...uses.keys()]}::text[], ${[...uses.values()]}::bigint[]) x (tokenid, veces)
        join token t on t.tokenid = x.tokenid
        order by t.tokenid
        on conflict (tokenid, dia) do update set veces = u.veces + excluded.veces, ultimo = excluded.ultimo`.execute(
        db,
      )
    } catch (error) {
      for (const [tokenid, times] of uses) count(tokenid, times)
      onError(error)
    }
  }

  return {
    note: (tokenid) => count(tokenid, 1),
    flush,
    async stop() {
      stopped = true
      await flush()
    },
  }
}
