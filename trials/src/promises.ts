/** One promise of a portal on more than one machine: what was promised, and what was measured. */
export interface Row {
  what: string
  measured: string
  /** Empty where something is only told. */
  goal: string
  /** Nothing where it is only told. */
  holds?: boolean
}

/** So many of these may be there and no more; `of` how many were looked at, without any of which nothing is shown. */
export function noneOf(what: string, { found, of }: { found: number; of: number }): Row {
  return { what, measured: `${found} de ${of}`, goal: '0', holds: found === 0 && of > 0 }
}

export function within(what: string, seconds: number, goal: number): Row {
  return { what, measured: `${seconds.toFixed(1)} s`, goal: `≤ ${goal} s`, holds: seconds <= goal }
}

/** As a person reads it. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['promesa', 'medido', 'meta', ''],
    ...rows.map(({ what, measured, goal, holds }) => [
      what,
      measured,
      goal,
      holds === undefined ? '' : holds ? 'sí' : 'NO',
    ]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const allHold = (rows: readonly Row[]): boolean => rows.every(({ holds }) => holds !== false)

/** That something is so. */
export const is = (what: string, measured: string, goal: string, { holds }: { holds: boolean }): Row => ({
  what,
  measured,
  goal,
  holds,
})
