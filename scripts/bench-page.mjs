/**
 * npm run bench:page: what pages weigh and how long they take in a real Chromium, on a slow line and a slow processor.
 * `-- --runs=3` for a quick look, `-- --only=login,app` for some of it, `-- --choferes=50000` beside as many as that in the
 * lists of choferes and of a gate, `-- --json=path` to keep the figures.
 */
import { benchInChromium } from './steps/benchInChromium.mjs'

await benchInChromium('src/page/main.ts')
