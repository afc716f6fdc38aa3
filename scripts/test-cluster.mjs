/**
 * npm run test:cluster: two nodes of the portal on engines that are there more than once, all of them from Debian's
 * packages and on this machine: PostgreSQL with a synchronous standby (Patroni, etcd, HAProxy) and OpenStack Swift with
 * three copies. Under load one after the other is killed, and a table says what was promised and what was measured.
 */
import { build } from './steps/build.mjs'
import { requirePackages } from './steps/debian.mjs'
import { install } from './steps/install.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { command, Stop } from './steps/sentence.mjs'
import { startSwift } from './steps/swift.mjs'

await command(async () => {
  requireNode()
  await install()
  await requirePackages({
    what: 'PostgreSQL 15, Patroni, etcd, HAProxy y PgBouncer',
    programs: [
      '/usr/lib/postgresql/15/bin/postgres',
      '/usr/bin/patroni',
      '/usr/bin/etcd',
      '/usr/sbin/haproxy',
      '/usr/sbin/pgbouncer',
    ],
    packages: ['postgresql-15', 'patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'pgbouncer'],
  })
  await build()
  const { register } = await import('tsx/esm/api')
  register()
  const { measureCluster } = await import('../trials/src/cluster/main.ts')
  if (!(await measureCluster(() => startSwift({ copies: 3, doors: 2 }))))
    throw new Stop('No todo lo prometido se cumple: está en la tabla.')
})
