interface Line {
  /** As many do their work at once, whoever's it is. */
  atOnce: number
  /** As many of one, and of all together, wait for their turn; what the next one is told. */
  waiting: { mostOfOne: number; most: number; refuse: () => Error }
}

/** Work in turns that go round among those whose work it is: who brought much waits for itself, and nobody else for it. */
export type FairTurns = <Answer>(whose: string, work: () => Promise<Answer>) => Promise<Answer>

export function createFairTurns({ atOnce, waiting }: Line): FairTurns {
  let running = 0
  let all = 0
  /** By whose they are, in the order in which their next turn comes. */
  const lines = new Map<string, (() => void)[]>()

  /** The first of whoever's turn it is, who goes to the end of the round. */
  function next(): (() => void) | undefined {
    const [first] = lines
    if (!first) return undefined
    const [whose, line] = first
    const begin = line.shift()
    lines.delete(whose)
    if (line.length > 0) lines.set(whose, line)
    all--
    return begin
  }

  return async (whose, work) => {
    if (running < atOnce) running++
    else {
      const line = lines.get(whose) ?? []
      if (line.length >= waiting.mostOfOne || all >= waiting.most) throw waiting.refuse()
      all++
      // Whoever ends hands its turn over, so `running` stays as it is.
      await new Promise<void>((resolve) => {
        line.push(resolve)
        lines.set(whose, line)
      })
    }
    try {
      return await work()
    } finally {
      const begin = next()
      if (begin) begin()
      else running--
    }
  }
}
