/**
 * npm run bench:legajo: what legajos of 500, 2,000 and 8,000 files take of the server that sends them, and how long
 * `verificar.html` takes for one of 500 MB in Chromium, beside its goal. `-- --json=path` to keep the figures.
 */
import { benchInChromium } from './steps/benchInChromium.mjs'

await benchInChromium('src/legajo/main.ts')
