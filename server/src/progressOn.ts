import { inWhole } from './numbers.ts'
import type { Progress, Step } from './progress.ts'

/** Where a person reads: a terminal, a file, a service's log. */
export interface Paper {
  write: (text: string) => unknown
  isTTY?: boolean | undefined
  columns?: number | undefined
}

export interface Told {
  progress: Progress
  /** Says a whole sentence; a bar that stands there makes way for it. */
  say: (sentence: string) => void
}

/** What is over sooner says nothing of how far it is. */
export interface Manner {
  quietMs: number
  everyMs: number
}

const onTerminal: Manner = { quietMs: 1_000, everyMs: 100 }
const elsewhere: Manner = { quietMs: 2_000, everyMs: 5_000 }

const barLength = 24

/**
 * On a terminal one bar, drawn over and over and gone when something is said; elsewhere a line every few seconds, since
 * nobody can draw over what is in a log.
 */
export function progressOn(paper: Paper, manner = paper.isTTY === true ? onTerminal : elsewhere): Told {
  let began: number | undefined
  let toldAt = -Infinity
  let drawn = false

  const clear = () => {
    if (drawn) paper.write('\r\x1b[K')
    drawn = false
  }
  return {
    say(sentence) {
      clear()
      began = undefined
      paper.write(`${sentence}\n`)
    },
    progress(step) {
      const now = performance.now()
      began ??= now
      if (now - began < manner.quietMs || now - toldAt < manner.everyMs) return
      toldAt = now
      if (paper.isTTY !== true) {
        paper.write(`${lineOf(step)}\n`)
        return
      }
      paper.write(`\r${barOf(step).slice(0, widthOf(paper) - 1)}\x1b[K`)
      drawn = true
    },
  }
}

/** «Guardando archivos: 1.234 de 2.700 (45 %)» */
function lineOf(step: Step): string {
  const part = partOf(step)
  return `${step.what}: ${amountOf(step)}${part === undefined ? '' : ` (${percent(part)})`}${inHand(step)}`
}

function barOf(step: Step): string {
  const part = partOf(step)
  if (part === undefined) return `${step.what}: ${amountOf(step)}${inHand(step)}`
  const full = Math.floor(part * barLength)
  const bar = '█'.repeat(full) + '░'.repeat(barLength - full)
  return `${step.what} ${bar} ${percent(part).padStart(5)}  ${amountOf(step)}${inHand(step)}`
}

/** Some terminals say that they have none. */
const widthOf = ({ columns = 0 }: Paper) => (columns > 0 ? columns : 80)

const amountOf = ({ done, of, written = inWhole }: Step) =>
  of === undefined ? written(done) : `${written(done)} de ${written(of)}`
const inHand = ({ now }: Step) => (now === undefined ? '' : `, ${now}`)
const percent = (part: number) => `${Math.floor(part * 100)} %`

/** Of nothing, nothing is known; of a figure that was too small, no more than all. */
const partOf = ({ done, of }: Step) => (of === undefined || of === 0 ? undefined : Math.min(1, done / of))
