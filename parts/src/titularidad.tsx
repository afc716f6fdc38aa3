import { Titularidad } from '@portal/contract/dominios.ts'
import { Said } from '@portal/ui/show/Said.tsx'

/** Whose a vehicle is, in words; a word that is none of ours as it came. */
export const titularidadOf = (value: string) => {
  const known = Titularidad.options.find((each) => each === value)
  return known ? <Said text={`titularidad.${known}`} /> : value
}
