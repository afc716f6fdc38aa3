/** What a document is rejected for, most often first: each has a ready sentence in the console. */
export const causas = [
  'ilegible',
  'vencido',
  'otro documento',
  'no corresponde',
  'incompleto',
  'fechas',
  'otra',
] as const
export type Causa = (typeof causas)[number]
