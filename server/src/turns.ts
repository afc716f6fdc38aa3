interface Line {
  /** As many do their work at once. */
  atOnce: number
  /** As many wait for their turn; what the next one is told. */
  waiting?: { most: number; refuse: () => Error }
}

/** Work in turns, in the order it came in. */
export type Turns = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

export function createTurns({ atOnce, waiting }: Line): Turns {
  let running = 0
  const line: (() => void)[] = []

  return async (work) => {
    if (running < atOnce) running++
    else {
      if (waiting && line.length >= waiting.most) throw waiting.refuse()
      // Whoever ends hands its turn over, so `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
