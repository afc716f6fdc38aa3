import type { Statement } from '../database/batch.ts'

/** The line that says who opens files of documents; of what they presented themselves there is none. See docs/decisions/0133. */
export const opened = (archivos: readonly string[], medio: 'archivo' | 'descarga'): Statement => ({
  text: 'select anotar_aperturas($1, $2)',
  values: [archivos, medio],
})
