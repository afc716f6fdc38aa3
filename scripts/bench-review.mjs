/**
 * npm run bench:review: a hundred documents reviewed by keyboard in the real console, and what of each takes how long.
 * `-- --documents=20` for a quick look, `-- --json=path` to keep the figures.
 */
import { benchInChromium } from './steps/benchInChromium.mjs'

await benchInChromium('src/review/main.ts')
