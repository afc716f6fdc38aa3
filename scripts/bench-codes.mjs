/**
 * npm run bench:codes: how long a picture of a DNI takes in the real form, in Chromium: codes by how much they lie askew, backs by size, light and blur too.
 * `-- --json=path` to keep the figures.
 */
import { benchInChromium } from './steps/benchInChromium.mjs'

await benchInChromium('src/codes/main.ts')
