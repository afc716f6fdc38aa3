/** What `npm run bench` measures beside the speeds of `main.ts`, by the option that asks for it. */
export const measurements = {
  growth: 'growth/main.ts',
  search: 'search.ts',
  profile: 'profile/main.ts',
  programs: 'programs/main.ts',
  webhooks: 'webhooks/main.ts',
  catalogo: 'catalogo/main.ts',
  importar: 'importar/main.ts',
  operaciones: 'operaciones/main.ts',
  controles: 'controles/main.ts',
  porteria: 'porteria/main.ts',
} as const

export const optionsOfMeasurements = Object.keys(measurements).map((name) => `--${name}`)
