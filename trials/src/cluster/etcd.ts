import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePorts } from '@portal/bench/ports.ts'
import { complain, launch, type Program } from '../programs.ts'
import { until } from '../wait.ts'

/** Who agree on which PostgreSQL is the primary: with three of them, one may be gone. */
export interface Etcd {
  /** As Patroni takes them. */
  hosts: readonly string[]
  members: readonly Program[]
}

const names = ['etcd1', 'etcd2', 'etcd3'] as const

export async function startEtcd(folder: string): Promise<Etcd> {
  const ports = await freePorts(names.length * 2)
  const places = names.map((name, n) => ({
    name,
    client: `http://127.0.0.1:${ports[n * 2] ?? 0}`,
    peer: `http://127.0.0.1:${ports[n * 2 + 1] ?? 0}`,
  }))
  const members = await Promise.all(
    places.map(async ({ name, client, peer }) => {
      const dataDir = join(folder, name)
      await mkdir(dataDir, { mode: 0o700 })
      const options = {
        name,
        'data-dir': dataDir,
        'listen-client-urls': client,
        'advertise-client-urls': client,
        'listen-peer-urls': peer,
        'initial-advertise-peer-urls': peer,
        'initial-cluster': places.map((each) => `${each.name}=${each.peer}`).join(','),
        'initial-cluster-token': 'portal',
        'log-level': 'warn',
        logger: 'zap',
      }
      return launch({
        name,
        folder,
        command: 'etcd',
        args: Object.entries(options).map(([option, value]) => `--${option}=${value}`),
      })
    }),
  )
  for (const { name, client } of places) {
    const healthy = async () => (await fetch(`${client}/health`)).ok
    if (!(await until(healthy, { ms: 30_000 }))) await complain('etcd no arrancó', folder, name)
  }
  return { hosts: places.map(({ client }) => new URL(client).host), members }
}
