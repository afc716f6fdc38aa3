import type { Plugin } from 'vite'
import { lookScript, modeScript } from '../src/theme/modeScript.ts'

const beforePaint = (name: string, script: string): Plugin => ({
  name,
  transformIndexHtml: {
    order: 'pre',
    handler: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }],
  },
})

/** The mode is set before the first paint: nothing flashes in the wrong one. */
export const setModeBeforePaint = beforePaint('set-mode-before-paint', modeScript)

/** In an app, all that was chosen is. */
export const setLookBeforePaint = beforePaint('set-look-before-paint', `${modeScript};${lookScript}`)
