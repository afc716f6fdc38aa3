import { deedOf, type Deed } from '@portal/parts/deed.ts'

/** What the carrier has to do about a document. What never ends asks for nothing; its own screen offers it. */
export const dutyOf = (casilla: Parameters<typeof deedOf>[0]): Exclude<Deed, 'otraVez'> | undefined => {
  const deed = deedOf(casilla)
  return deed === 'otraVez' ? undefined : deed
}
