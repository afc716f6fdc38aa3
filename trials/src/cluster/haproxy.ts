import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { complain, launch, type Program } from '../programs.ts'
import type { Place } from './patroni.ts'
import { until } from '../wait.ts'

export interface Doors {
  /** One address for each, behind which somebody always is. */
  database: number
  portal: number
  storage: number
}

interface Behind {
  postgres: readonly Place[]
  portals: readonly number[]
  storage: readonly number[]
}

export async function startHaproxy(folder: string, doors: Doors, behind: Behind): Promise<Program> {
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configOf(doors, behind))
  const program = launch({ name: 'haproxy', folder, command: 'haproxy', args: ['-db', '-f', file] })
  const answers = async () => (await fetch(`http://127.0.0.1:${doors.storage}/healthcheck`)).ok
  if (!(await until(answers, { ms: 10_000 }))) {
    await program.stop()
    await complain('HAProxy no arrancó', folder, 'haproxy')
  }
  return program
}

/** What docs/operacion.md says to write, with the ports of here. */
function configOf(doors: Doors, { postgres, portals, storage }: Behind): string {
  const servers = (name: string, ports: readonly number[]) =>
    ports.map((port, n) => `  server ${name}${n + 1} 127.0.0.1:${port} check`)
  return [
    'defaults',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  option redispatch',
    '',
    // Only the primary answers 200; who is it no more is cut off, so that nobody waits for an answer that won't come.
    'listen postgres',
    `  bind 127.0.0.1:${doors.database}`,
    '  mode tcp',
    '  option tcpka',
    '  option httpchk GET /primary',
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...postgres.map(
      ({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`,
    ),
    '',
    'listen portal',
    `  bind 127.0.0.1:${doors.portal}`,
    '  mode http',
    '  option forwardfor',
    '  timeout server 60s',
    // A page that asks nobody: without the database a node is still there, and says so itself.
    '  option httpchk',
    // By the name that people call it: with demo accounts it answers to no other.
    '  http-check send meth GET uri /auth/login ver HTTP/1.1 hdr Host 127.0.0.1',
    '  default-server inter 500ms fall 2 rise 1',
    ...servers('nodo', portals),
    '',
    'listen almacenamiento',
    `  bind 127.0.0.1:${doors.storage}`,
    '  mode http',
    '  timeout server 60s',
    '  option httpchk GET /healthcheck',
    '  default-server inter 500ms fall 2 rise 1',
    ...servers('s3-', storage),
    '',
  ].join('\n')
}
