/**
 * npm run check:types: TypeScript over each workspace, and over each part of one that has a tsconfig of its own, as threads
 * of apps do.
 */
import { existsSync, readdirSync } from 'node:fs'
import { inRoot } from './steps/paths.mjs'
import { run } from './steps/run.mjs'
import { workspaces } from './steps/workspaces.mjs'

const projects = workspaces
  .flatMap((workspace) => [
    workspace,
    ...readdirSync(inRoot(workspace)).map((part) => `${workspace}/${part}`),
  ])
  .filter((folder) => existsSync(inRoot(`${folder}/tsconfig.json`)))

const tsc = inRoot('node_modules/typescript/bin/tsc')
for (const project of projects) {
  const { ok } = await run(process.execPath, [tsc, '-p', project])
  if (!ok) process.exit(1)
}
