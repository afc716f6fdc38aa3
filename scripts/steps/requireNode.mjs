import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { Stop } from './sentence.mjs'

/** Stops on a Node older than package.json's `engines`. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const wanted = engines.node.replace(/^>=/, '')
  const [major, minor] = wanted.split('.').map(Number)
  const [foundMajor, foundMinor] = process.versions.node.split('.').map(Number)
  if (foundMajor > major || (foundMajor === major && foundMinor >= minor)) return
  throw new Stop(
    `Portal necesita Node ${wanted} o más nuevo y este es ${process.versions.node}: ` +
      'instalá una versión actual desde https://nodejs.org y probá de nuevo.',
  )
}
