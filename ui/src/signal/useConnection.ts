import { useSyncExternalStore } from 'react'
import { connection } from './connection.ts'

/** Since when the server can't be reached, in ms since 1970; `null` while it can. */
export const useLostAt = (): number | null => useSyncExternalStore(connection.subscribe, connection.lostAt)
