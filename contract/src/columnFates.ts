/**
 * What becomes of a column where its record changes or leaves:
 * - `abierta`: the audit tells what it said before and after, and the export of an account has it.
 * - `personal`: so too, but not where a record begins, which says it itself.
 * - `callada`: the audit tells only that it changed; the export has it.
 * - `exportada`: the export alone has it.
 * - `nuestra`: neither has it. It is secret, or says nothing about what was done.
 */
export type Columna = 'abierta' | 'personal' | 'callada' | 'exportada' | 'nuestra'

/** Every column of a table, in the order in which people read what the audit tells of it. */
export type Columnas = Readonly<Record<string, Columna>>
