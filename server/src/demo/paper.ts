import type { Values } from './forms.ts'

/** A paper that does not exist in life: which form it is, and what is written on it. */
export interface Paper {
  /** The form's name: the key of its type. */
  form: string
  title: string
  numero: string
  /** But for the number. */
  values: Values
}
