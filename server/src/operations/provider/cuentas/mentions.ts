import { onlyDigits } from '@portal/contract/identificacion.ts'
import { sql, type RawBuilder } from 'kysely'
import { contains } from '../../shared/paginate.ts'

/** Whether a text says part of what is searched. A number is found however it is typed: `30-99900001-2`. */
export function mentions(texto: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const digits = onlyDigits(search)
  return /^\d+$/.test(digits)
    ? sql<boolean>`(${contains(texto, search)} or ${contains(texto, digits)})`
    : contains(texto, search)
}
