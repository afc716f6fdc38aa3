import { geografia } from '../../../geografia/geografia.ts'
import type { Handler } from '../../../handler.ts'

/** `order` is taken as the seed's clients send it; the one order there is, is the one they ask for. */
export const getCiudades: Handler<'getCiudades'> = ({ filter }) =>
  Promise.resolve({ records: [...geografia(filter)] })
