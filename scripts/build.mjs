/** Builds the server and both apps for release, where they aren't up to date. */
import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { command, say } from './steps/sentence.mjs'

await command(async () => {
  requireNode()
  await install()
  await build()
  say('Todo está construido.')
})
