/**
 * npm run bench:legajo: how long `verificar.html` takes for a legajo of 500 MB in Chromium, beside its goal. `-- --json=path` to
 * keep the figure.
 */
import { benchInChromium } from './steps/benchInChromium.mjs'

await benchInChromium('src/legajo/main.ts')
