import type { Plugin } from 'vite'
import { modeScript } from '../src/theme/modeScript.ts'

/** The mode is set before the first paint: nothing flashes in the wrong one. */
export const setModeBeforePaint: Plugin = {
  name: 'set-mode-before-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [{ tag: 'script', children: modeScript, injectTo: 'head-prepend' }],
  },
}
