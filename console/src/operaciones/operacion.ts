import type { Result } from '@portal/contract'

/** A site and a kind of work, what it asks beyond the general, and how those who work there stand. */
export type Operacion = Result<'DetailOperacion'>['records'][number]
