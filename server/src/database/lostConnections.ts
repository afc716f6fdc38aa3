interface LostConnections {
  onError: (error: Error) => void
  /** From now on they are told. */
  tell: (warn: (sentence: string) => void) => void
  /** At the end losing them is meant. */
  stop: () => void
}

/**
 * Says that a pool lost a connection: the sentence alone, as the error carries the connection and all that it has prepared.
 * A library that keeps a pool for good keeps no more of its server than this.
 */
export function createLostConnections(): LostConnections {
  let warn: ((sentence: string) => void) | undefined
  return {
    onError: ({ message }) => warn?.(`database connection lost: ${message}`),
    tell: (how) => {
      warn = how
    },
    stop: () => {
      warn = undefined
    },
  }
}
