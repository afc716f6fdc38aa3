/** What connecting says while the database, its machine, or the way to it is away. */
const away = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'EAGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * What pg says, and gives no code: every connection stayed in use for longer than a caller should wait; one broke while it
 * was made, while a statement was on its way, or between two; or it ends, because the server does.
 */
const said = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])

/** Whether there was no connection to the database, or it broke; also of a statement before it in the same message. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && (said.has(error.message) || isAway(error) || isLostConnection(error.cause))

const isAway = (error: Error): boolean =>
  'code' in error &&
  away.has(String(error.code)) &&
  'syscall' in error &&
  (error.syscall === 'connect' || error.syscall === 'getaddrinfo')
