/** What a sheet holds: words, figures, or a calendar date `YYYY-MM-DD`. */
export type Cell = string | number | { date: string } | null

export interface Sheet {
  /** Without its ending. */
  fileName: string
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** What stands below the head where there is no row: an empty sheet would leave open whether anything was read. */
  nothing: string
}

const widest = 48

/** Gives the person a sheet of what is shown. What writes it is fetched when it is asked for. */
export async function downloadXlsx({ fileName, head, rows, nothing }: Sheet): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const body = rows.length === 0 ? [[nothing]] : rows
  await writeXlsxFile(
    [head.map((value) => ({ value, fontWeight: 'bold' as const })), ...body.map((row) => row.map(written))],
    {
      columns: head.map((title, column) => ({ width: widthOf(title, rows, column) })),
      stickyRowsCount: 1,
    },
  ).toFile(`${fileName}.xlsx`)
}

/** A date at midnight of UTC is that day in the sheet, wherever the browser is. */
const written = (cell: Cell) => {
  if (typeof cell !== 'object' || cell === null) return cell
  return { value: new Date(`${cell.date}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
}

const widthOf = (title: string, rows: Sheet['rows'], column: number): number => {
  const lengths = rows.map((row) => {
    const cell = row[column]
    return typeof cell === 'object' ? 10 : String(cell ?? '').length
  })
  return Math.min(widest, Math.max(title.length, ...lengths.slice(0, 1000)) + 2)
}
