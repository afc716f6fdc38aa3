/** npm run portal -- …: installs and builds what is missing, then becomes the command line. */
import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { command } from './steps/sentence.mjs'

await command(async () => {
  requireNode()
  await install()
  await build(['server'])
  process.setSourceMapsEnabled(true)
  await import('../server/dist/cli.js')
})
