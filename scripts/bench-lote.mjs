/**
 * npm run bench:lote: bundles of 200 made pages, clean, tilted and photographed, brought into the real bandeja in Chromium:
 * how many land right untouched, and that none is sure and wrong. `-- --bultos=1` a quarter of them, `-- --json=path`.
 */
import { benchInChromium } from './steps/benchInChromium.mjs'

await benchInChromium('src/lote/main.ts')
