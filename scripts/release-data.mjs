/**
 * npm run release:data: does with the server of today what people do, and keeps the database and a backup of it as what this
 * release left, in server/src/testing/releases/. Run once, when the version has its number: from then on tests bring it over.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { install } from './steps/install.mjs'
import { inRoot } from './steps/paths.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { run } from './steps/run.mjs'
import { command, say, Stop } from './steps/sentence.mjs'

await command(async () => {
  requireNode()
  await install()
  const vitest = join(createRequire(inRoot('package.json')).resolve('vitest/package.json'), '../vitest.mjs')
  const { ok } = await run(process.execPath, [vitest, 'run', 'makeRelease'], { env: { RELEASE_DATA: '1' } })
  if (!ok) throw new Stop('No se guardó nada: el motivo está arriba.')
  say('Guardado en server/src/testing/releases/.')
})
