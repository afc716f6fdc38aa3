/** npm start: installs and builds what is missing, then becomes the server. */
import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { command } from './steps/sentence.mjs'

await command(async () => {
  requireNode()
  await install()
  await build()
  process.setSourceMapsEnabled(true)
  // In this same process: one program to stop, one exit code, and no second Node to wait for.
  await import('../server/dist/main.js')
})
