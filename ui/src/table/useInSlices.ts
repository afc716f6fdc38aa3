import { useEffect, useState } from 'react'

/** So many rows take a slow machine about one frame. */
const slice = 6

interface Held<Row> {
  rows: readonly Row[]
  /** How many pages came before it. */
  turn: number
  /** How many of its rows are drawn. */
  drawn: number
  /** What stands in the place of the others meanwhile: the page before. */
  before: readonly Shown<Row>[]
}

interface Shown<Row> {
  row: Row
  /** A record that both pages have is two rows while one gives way to the other. */
  key: string
}

const shownOf = <Row extends { id: string }>({ rows, turn, drawn, before }: Held<Row>): Shown<Row>[] => [
  ...rows.slice(0, drawn).map((row) => ({ row, key: `${turn} ${row.id}` })),
  ...(drawn < rows.length ? before.slice(drawn) : []),
]

/** A few rows that came, went or moved make no other page of it: what is on screen stays, and so does the focus. */
const isSamePage = <Row extends { id: string }>(now: readonly Row[], before: readonly Row[]): boolean => {
  const known = new Set(before.map(({ id }) => id))
  return now.filter(({ id }) => !known.has(id)).length <= Math.min(slice, now.length - 1)
}

/**
 * A page of rows, a few more in every frame, so that a long one never holds the screen still; those of the page before
 * stay until it is their turn. The same page with a change in it is drawn at once. `rows` is stable between renders.
 */
export const useInSlices = <Row extends { id: string }>(rows: readonly Row[]): Shown<Row>[] => {
  const [held, setHeld] = useState<Held<Row>>({ rows, turn: 0, drawn: slice, before: [] })
  if (held.rows !== rows) {
    setHeld(
      isSamePage(rows, held.rows)
        ? { ...held, rows }
        : { rows, turn: held.turn + 1, drawn: slice, before: shownOf(held) },
    )
  }

  const { turn, drawn } = held
  const left = held.rows.length > drawn
  useEffect(() => {
    if (!left) return undefined
    const frame = requestAnimationFrame(() =>
      setHeld((now) => (now.turn === turn ? { ...now, drawn: drawn + slice } : now)),
    )
    return () => cancelAnimationFrame(frame)
  }, [left, turn, drawn])

  return shownOf(held)
}
