import { turnOf, type Turn } from './turns.ts'

interface Line {
  /** As many do their work at once, whoever's it is. */
  atOnce: number
  /** As many of one do: fewer than `atOnce` leave a place free for whoever comes next. */
  atOnceOfOne?: number
  /** As many of one, and of all together, wait for their turn; what the next one is told. */
  waiting: { mostOfOne: number; most: number; refuse: () => Error }
}

/** Work in turns that go round among those whose work it is: who brought much waits for itself, and nobody else for it. */
export type FairTurns = <Answer>(whose: string, work: (turn: Turn) => Promise<Answer>) => Promise<Answer>

export function createFairTurns({ atOnce, atOnceOfOne = atOnce, waiting }: Line): FairTurns {
  let running = 0
  let all = 0
  const runningOf = new Map<string, number>()
  /** By whose they are, in the order in which their next turn comes. */
  const lines = new Map<string, (() => void)[]>()

  const mayBegin = (whose: string) => running < atOnce && (runningOf.get(whose) ?? 0) < atOnceOfOne

  function count(whose: string, by: 1 | -1): void {
    running += by
    const now = (runningOf.get(whose) ?? 0) + by
    if (now === 0) runningOf.delete(whose)
    else runningOf.set(whose, now)
  }

  /** Begins the first of whoever's turn it is, who goes to the end of the round. */
  function beginNext(): void {
    for (const [whose, line] of lines) {
      if (!mayBegin(whose)) continue
      const begin = line.shift()
      lines.delete(whose)
      if (line.length > 0) lines.set(whose, line)
      all--
      count(whose, 1)
      begin?.()
      return
    }
  }

  const leave = (whose: string) => {
    count(whose, -1)
    beginNext()
  }

  /** Whoever ends begins the next one, which is counted before anybody else comes. */
  function wait(whose: string, add: (line: (() => void)[], begin: () => void) => void): Promise<void> {
    all++
    return new Promise<void>((begin) => {
      const line = lines.get(whose) ?? []
      add(line, begin)
      lines.set(whose, line)
    })
  }

  return async (whose, work) => {
    if (mayBegin(whose)) count(whose, 1)
    else {
      if ((lines.get(whose)?.length ?? 0) >= waiting.mostOfOne || all >= waiting.most) throw waiting.refuse()
      await wait(whose, (line, begin) => line.push(begin))
    }
    const { turn, end } = turnOf({
      leave: () => leave(whose),
      async back() {
        if (mayBegin(whose)) count(whose, 1)
        else await wait(whose, (line, begin) => line.unshift(begin))
      },
    })
    try {
      return await work(turn)
    } finally {
      await end()
    }
  }
}
