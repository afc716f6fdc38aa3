import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inRoot, root } from './paths.mjs'
import { Stop } from './sentence.mjs'

/**
 * The commit of these sources, with a `+` where they were changed since; what PORTAL_COMMIT says where there is no
 * repository; null where nothing tells. A repository further up the disk is not this one's.
 */
export function readCommit() {
  if (existsSync(inRoot('.git'))) {
    try {
      const commit = git('rev-parse', '--short=12', 'HEAD')
      return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`
    } catch {
      // No git on this machine, or no commit yet.
    }
  }
  const said = process.env.PORTAL_COMMIT || null
  if (said !== null && !/^[0-9a-f]{7,40}\+?$/.test(said))
    throw new Stop('PORTAL_COMMIT: tiene que ser un commit de git, como 1a2b3c4d5e6f.')
  return said
}

/** Also in a folder that another user owns, as where root installed what runs as somebody else; nothing is written there. */
function git(...args) {
  return execFileSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
