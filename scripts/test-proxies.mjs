/**
 * npm run test:proxies: the portal behind nginx and behind Caddy, both from Debian's packages, with the very files that
 * docs/operacion/ shows and a certificate made for it. On loopback alone, and gone afterwards. A table says what was
 * promised and what came; `-- --only=caddy` is one of them.
 */
import { build } from './steps/build.mjs'
import { requirePackages } from './steps/debian.mjs'
import { install } from './steps/install.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { command, Stop } from './steps/sentence.mjs'

const PROXIES = ['nginx', 'caddy']

await command(async () => {
  const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  if (only !== undefined && !PROXIES.includes(only)) throw new Stop(`--only es ${PROXIES.join(' o ')}.`)
  requireNode()
  await install()
  await requirePackages({
    what: 'nginx, Caddy y OpenSSL',
    programs: ['/usr/sbin/nginx', '/usr/bin/caddy', '/usr/bin/openssl'],
    packages: ['nginx-light', 'caddy', 'openssl'],
  })
  await build()
  const { register } = await import('tsx/esm/api')
  register()
  const { measureProxies } = await import('../trials/src/proxies/main.ts')
  if (!(await measureProxies(only === undefined ? PROXIES : [only])))
    throw new Stop('No todo lo prometido se cumple: está en la tabla.')
})
