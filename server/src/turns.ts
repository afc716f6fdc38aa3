interface Line {
  /** As many do their work at once. */
  atOnce: number
  /** As many wait for their turn; what the next one is told. */
  waiting?: { most: number; refuse: () => Error }
}

/** A turn that somebody has. */
export interface Turn {
  /** Leaves it to others for as long as this takes, and goes on before whoever waits. What only waits has no need of it. */
  aside: <Answer>(waiting: () => Promise<Answer>) => Promise<Answer>
}

/** Work in turns, in the order it came in. */
export type Turns = <Answer>(work: (turn: Turn) => Promise<Answer>) => Promise<Answer>

export function createTurns({ atOnce, waiting }: Line): Turns {
  let running = 0
  const line: (() => void)[] = []

  // Whoever ends hands its turn over, so `running` stays as it is.
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else running--
  }
  const enter = async (wait: (begin: () => void) => void): Promise<void> => {
    if (running < atOnce) running++
    else await new Promise<void>((begin) => wait(begin))
  }

  return async (work) => {
    if (waiting && running >= atOnce && line.length >= waiting.most) throw waiting.refuse()
    await enter((begin) => line.push(begin))
    const { turn, end } = turnOf({ leave, back: () => enter((begin) => line.unshift(begin)) })
    try {
      return await work(turn)
    } finally {
      await end()
    }
  }
}

/** Of work that may step aside several times at once: the first leaves, and the last comes back. */
export function turnOf({ leave, back }: { leave: () => void; back: () => Promise<void> }): {
  turn: Turn
  /** The work ended. */
  end: () => Promise<void>
} {
  let out = 0
  let ended = false
  let returning: Promise<void> | undefined
  return {
    turn: {
      async aside(waiting) {
        if (out++ === 0) {
          await returning
          leave()
        }
        try {
          return await waiting()
        } finally {
          if (--out === 0 && !ended) await (returning = back())
        }
      },
    },
    async end() {
      ended = true
      if (out > 0) return
      await returning
      leave()
    },
  }
}
