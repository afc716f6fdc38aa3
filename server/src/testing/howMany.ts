/** `enteras` by `npm run trials` and by `check:security` and `check:crash`; `largas` by those two with `-- --long`. */
const form = process.env['PRUEBAS']

/** Whether all of it is tried, however long that takes. */
export const inFull = form === 'enteras' || form === 'largas'

/** How often something is tried: each time that tests run, in full, and in the long form. */
export const howMany = (often: number, inFullForm: number, inLongForm = inFullForm): number =>
  form === 'largas' ? inLongForm : inFull ? inFullForm : often

/** So many of them each time that tests run, drawn by chance and in their order; in full all. */
export function someOf<T>(all: readonly T[], often: number): readonly T[] {
  const left = [...all]
  while (!inFull && left.length > often) left.splice(Math.floor(Math.random() * left.length), 1)
  return left
}
