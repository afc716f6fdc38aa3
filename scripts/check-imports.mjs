/** npm run check:imports: the rules of imports over all workspaces, of files and then of folders. */
import { inRoot } from './steps/paths.mjs'
import { run } from './steps/run.mjs'
import { workspaces } from './steps/workspaces.mjs'

const cruise = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
for (const rules of ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs']) {
  const { ok } = await run(process.execPath, [cruise, '--config', rules, ...workspaces])
  if (!ok) process.exit(1)
}
