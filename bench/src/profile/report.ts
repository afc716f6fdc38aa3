import type { Part, Parts } from './measureParts.ts'

/** The parts as people read them: the largest first, and in one line what is too small to tell. */

export function linesOf({ work, whole, database, node, statements, nodeParts }: Parts): string[] {
  return [
    `${work}: ${micros(whole)} de punta a punta`,
    line('PostgreSQL, de procesador', database, 2),
    ...partLines('en sentencias', statements),
    line('Node, de procesador', node, 2),
    ...partLines('en', nodeParts),
  ]
}

const told = 0.03

function partLines(word: string, parts: readonly Part[]): string[] {
  const all = sum(parts)
  const large = parts.filter((part) => part.micros >= all * told)
  const small = parts.filter((part) => !large.includes(part))
  return [
    line(`${word} ${parts.length === 0 ? '(ninguna)' : ''}`.trim(), all, 4),
    ...large.map(({ name, micros, times }) => line(`${name}${timesOf(times)}`, micros, 6)),
    ...(small.length === 0 ? [] : [line(`${small.length} más`, sum(small), 6)]),
  ]
}

const sum = (parts: readonly Part[]) => parts.reduce((total, part) => total + part.micros, 0)

/** Nothing where it is once. */
const timesOf = (times: number | undefined) =>
  times === undefined || Math.abs(times - 1) < 0.05 ? '' : ` (× ${times.toFixed(1)})`

const width = 66

const line = (name: string, value: number, indent: number) =>
  `${' '.repeat(indent)}${name}`.padEnd(width) + micros(value).padStart(9)

const micros = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '–')
