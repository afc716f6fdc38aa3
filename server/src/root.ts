import { fileURLToPath } from 'node:url'

/** The checkout. This file is as deep in the sources as its bundle is in `dist`, so it is found from both. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
