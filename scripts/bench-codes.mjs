/**
 * npm run bench:codes: how long a picture of a DNI takes in the real form, in Chromium, by how much it lies askew.
 * `-- --json=path` to keep the figures.
 */
import { benchInChromium } from './steps/benchInChromium.mjs'

await benchInChromium('src/codes/main.ts')
