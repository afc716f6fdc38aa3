/** Builds the server and the apps for release, where they aren't up to date; `node scripts/build.mjs server` one of them. */
import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { command, say } from './steps/sentence.mjs'

await command(async () => {
  requireNode()
  await install()
  const names = process.argv.slice(2)
  await build(names.length > 0 ? names : undefined)
  say('Todo está construido.')
})
