/**
 * Rows as RFC 4180 says, the first line with the columns' names, in UTF-8 with the mark that spreadsheets look for.
 * What a spreadsheet would take for a formula is told to be text: the rows hold what others typed.
 */
export function csvOf(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column])))]
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`
}

const aNumber = /^[+-]?[\d\s().]+$/
/** Where a spreadsheet begins a cell, which in some countries is behind a `;` too, and what makes it a formula there. */
const aFormula = /(^|[;\t\r\n])(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

function cell(value: unknown): string {
  const text = textOf(value)
  const safe = aNumber.test(text) ? text : text.replace(aFormula, "$1'$2")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'SI' : 'NO'
  return JSON.stringify(value)
}
