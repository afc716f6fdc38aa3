import { execFile } from 'node:child_process'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Stop } from '@portal/bench/stop.ts'
import { complain, launch, type Program } from '../programs.ts'
import { until } from '../wait.ts'

/** Where one PostgreSQL listens, and the Patroni beside it. */
export interface Place {
  name: string
  port: number
  restPort: number
}

/** A PostgreSQL and the Patroni beside it: one machine. */
interface Member extends Place {
  /** Of PostgreSQL alone; Patroni is there to see it. */
  killPostgres: () => Promise<void>
  /** Of both at once. */
  killAll: () => Promise<void>
  /** Patroni again, which brings its PostgreSQL back. */
  startAgain: () => void
  stop: () => Promise<void>
}

export interface Patroni {
  members: readonly Member[]
  /** The one that writes, as Patroni says. */
  findPrimary: () => Promise<Member | undefined>
  /** Whether one has all that is acknowledged beside the primary. */
  hasSynchronousStandby: () => Promise<boolean>
  stop: () => Promise<void>
}

interface Options {
  folder: string
  etcdHosts: readonly string[]
  places: readonly Place[]
  passwords: { superuser: string; replication: string }
}

/** What refuses to be root runs as this one, where root starts it. */
export const user = 'postgres'
const binaries = '/usr/lib/postgresql/15/bin'

export async function startPatroni({ folder, etcdHosts, places, passwords }: Options): Promise<Patroni> {
  const members = await Promise.all(
    places.map(async (place) => {
      const home = join(folder, place.name)
      await mkdir(home, { mode: 0o700 })
      const file = join(home, 'patroni.yml')
      await writeFile(file, configOf(place, home, etcdHosts, passwords), { mode: 0o600 })
      await giveTo(user, [home, file])
      return memberOf(place, folder, home, file)
    }),
  )
  const findPrimary = async () => {
    const asked = await Promise.all(
      members.map(async (member) => ((await answers(member, 'primary')) ? [member] : [])),
    )
    return asked.flat()[0]
  }
  const hasSynchronousStandby = async () =>
    (await Promise.all(members.map((member) => answers(member, 'synchronous')))).includes(true)
  const patroni = {
    members,
    findPrimary,
    hasSynchronousStandby,
    stop: async () => {
      await Promise.all(members.map((member) => member.stop()))
    },
  }
  if (!(await until(hasSynchronousStandby, { ms: 90_000 }))) {
    await patroni.stop()
    await complain('Patroni no arrancó', folder, places[0]?.name ?? '')
  }
  return patroni
}

/** Whether Patroni's own checks, which HAProxy asks too, say so of this member. */
async function answers({ restPort }: Place, check: 'primary' | 'synchronous'): Promise<boolean> {
  const signal = AbortSignal.timeout(2_000)
  return fetch(`http://127.0.0.1:${restPort}/${check}`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function memberOf(place: Place, folder: string, home: string, file: string): Member {
  const start = (): Program =>
    launch({ name: place.name, folder, command: 'patroni', args: [file], asUser: user })
  let program = start()
  const killPostgres = async () => {
    const pid = Number.parseInt(await readFile(join(home, 'data/postmaster.pid'), 'utf8'))
    if (!(pid > 1)) throw new Stop(`${place.name} no tiene un PostgreSQL en marcha.`)
    // Its children see that it is gone, and end.
    process.kill(pid, 'SIGKILL')
  }
  return {
    ...place,
    killPostgres,
    killAll: async () => {
      await Promise.all([program.kill(), killPostgres()])
    },
    startAgain: () => {
      program = start()
    },
    stop: async () => {
      // Patroni ends its PostgreSQL with itself; without it nobody would.
      if (program.runs()) await program.stop()
      await killPostgres().catch(() => undefined)
    },
  }
}

/** Whoever starts what refuses to be root gives it what is its own. */
export async function giveTo(name: string, paths: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) return
  const id = async (flag: string) => Number((await promisify(execFile)('id', [flag, name])).stdout.trim())
  const [uid, gid] = await Promise.all([id('-u'), id('-g')])
  for (const path of paths) await chown(path, uid, gid)
}

/**
 * What docs/operacion.md says to write, with the ports and folders of here. JSON is YAML. With two members there is a
 * second copy of all that is acknowledged as long as both are there; without `synchronous_mode_strict` one alone goes on.
 */
function configOf(
  { name, port, restPort }: Place,
  home: string,
  etcdHosts: readonly string[],
  passwords: Options['passwords'],
): string {
  const config = {
    scope: 'portal',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { hosts: etcdHosts },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 5,
        // A PostgreSQL that fell gives its place to the other at once, instead of starting again where it was.
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 100, wal_keep_size: '256MB' },
        },
      },
      initdb: [
        { encoding: 'UTF8' },
        { locale: 'C' },
        { 'locale-provider': 'icu' },
        { 'icu-locale': 'es' },
        'data-checksums',
      ],
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicador 127.0.0.1/32 scram-sha-256',
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(home, 'data'),
      bin_dir: binaries,
      pgpass: join(home, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicador', password: passwords.replication },
      },
      parameters: { unix_socket_directories: '', password_encryption: 'scram-sha-256' },
    },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
