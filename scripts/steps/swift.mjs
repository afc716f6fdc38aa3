import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { requirePackages } from './debian.mjs'
import { run } from './run.mjs'
import { Stop } from './sentence.mjs'

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']
const KINDS = ['account', 'container', 'object']
const BUCKET = 'portal'
const REGION = 'us-east-1'
const ACCESS_KEY = 'portal:portal'
const SECRET = 'un/secreto+de=prueba'
const PATIENCE_MS = 30_000
const NOBODY = ['--reuid', 'nobody', '--regid', 'nogroup', '--clear-groups']

/**
 * OpenStack Swift with its S3 door, on loop-back and in a temporary folder: so many copies of everything, each on a disk
 * with servers of its own, behind so many doors. Answers the STORAGE_URL of a bucket in it, through its first door or
 * another address of the same; where the doors listen; how to kill what keeps a copy, or a door; and how to end it.
 */
export async function startSwift({ copies = 1, doors = 1 } = {}) {
  await requirePackages({
    what: 'OpenStack Swift',
    programs: ['/usr/bin/swift-proxy-server', '/usr/bin/memcached'],
    packages: PACKAGES,
  })
  const folder = mkdtempSync(join(tmpdir(), 'portal-swift-'))
  const programs = []
  const stop = async () => {
    for (const { child } of programs) child.kill('SIGTERM')
    await Promise.all(programs.map(({ ended }) => ended))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const [memcachedPort, ...ports] = await freePorts(1 + doors + copies * KINDS.length)
    const doorPorts = ports.splice(0, doors)
    const start = (name, program, args) => {
      const started = launch(name, folder, program, args)
      programs.push(started)
      return started
    }

    start('memcached', 'memcached', ['-l', '127.0.0.1', '-p', String(memcachedPort)])
    const disks = Array.from({ length: copies }, (_, disk) => ({ disk, servers: [] }))
    for (const kind of KINDS) {
      const places = disks.map(({ disk }) => ({ disk, port: ports.shift() }))
      await makeRing(folder, kind, places)
      for (const { disk, port } of places) {
        mkdirSync(join(folder, `discos-${disk}`, `d${disk}`), { recursive: true })
        const conf = storageConf(folder, kind, port, disk)
        disks[disk].servers.push(start(`${kind}-${disk}`, `swift-${kind}-server`, [conf]))
      }
    }
    const doorPrograms = doorPorts.map((port, n) =>
      start(`proxy-${n}`, 'swift-proxy-server', [proxyConf(folder, port, memcachedPort, n)]),
    )

    const endpoints = doorPorts.map((port) => `http://127.0.0.1:${port}`)
    for (const [n, endpoint] of endpoints.entries()) await waitFor(endpoint, `proxy-${n}`, programs, folder)
    await makeBucket(endpoints[0])
    const signIn = `${encodeURIComponent(ACCESS_KEY)}:${encodeURIComponent(SECRET)}`
    const storageUrlAt = (endpoint) => `s3://${signIn}@${BUCKET}?endpoint=${endpoint}&region=${REGION}`
    return {
      storageUrl: storageUrlAt(endpoints[0]),
      storageUrlAt,
      doorPorts,
      killCopy: (disk) => kill(disks[disk].servers),
      killDoor: (n) => kill([doorPrograms[n]]),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function kill(programs) {
  for (const { child } of programs) child.kill('SIGKILL')
  await Promise.all(programs.map(({ ended }) => ended))
}

/** Which disks keep what, as Swift knows it: each of them everything. */
async function makeRing(folder, kind, places) {
  const ring = join(folder, `${kind}.builder`)
  const adding = places.map(({ disk, port }) => ['add', `r1z${disk + 1}-127.0.0.1:${port}/d${disk}`, '1'])
  for (const args of [['create', '4', String(places.length), '1'], ...adding, ['rebalance']]) {
    const { ok, text } = await run('swift-ring-builder', [ring, ...args], { output: 'kept' })
    if (!ok) throw new Stop(`${text.trim()}\n\nSwift no pudo preparar su anillo de ${kind}.`)
  }
}

function storageConf(folder, kind, port, disk) {
  return write(join(folder, `${kind}-${disk}.conf`), [
    ...common(folder, port),
    `devices = ${join(folder, `discos-${disk}`)}`,
    'mount_check = false',
    '[pipeline:main]',
    `pipeline = ${kind}-server`,
    `[app:${kind}-server]`,
    `use = egg:swift#${kind}`,
  ])
}

function proxyConf(folder, port, memcachedPort, n) {
  return write(join(folder, `proxy-${n}.conf`), [
    ...common(folder, port),
    '[pipeline:main]',
    'pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth slo dlo proxy-server',
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    ...['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'slo', 'dlo'].flatMap(
      (name) => [`[filter:${name}]`, `use = egg:swift#${name}`],
    ),
    '[filter:cache]',
    'use = egg:swift#memcache',
    `memcache_servers = 127.0.0.1:${memcachedPort}`,
    '[filter:s3api]',
    'use = egg:swift#s3api',
    `location = ${REGION}`,
    '[filter:tempauth]',
    'use = egg:swift#tempauth',
    `user_${ACCESS_KEY.replace(':', '_')} = ${SECRET} .admin`,
  ])
}

function common(folder, port) {
  return [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    'workers = 0',
    `user = ${userInfo().username}`,
    `swift_dir = ${folder}`,
  ]
}

function write(path, lines) {
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

function launch(name, folder, program, args) {
  const log = openSync(join(folder, `${name}.log`), 'a')
  // memcached refuses to be root.
  const asUser = program === 'memcached' && process.getuid?.() === 0 ? NOBODY : []
  // It ends with this process, however this process ends.
  const child = spawn('setpriv', [...asUser, '--pdeathsig', 'TERM', program, ...args], {
    stdio: ['ignore', log, log],
  })
  return { name, child, ended: once(child, 'exit').catch(() => {}) }
}

async function waitFor(endpoint, door, programs, folder) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const gone = programs.find(({ child }) => child.exitCode !== null)
    if (gone || Date.now() > deadline) {
      const name = gone?.name ?? door
      const log = readFileSync(join(folder, `${name}.log`), 'utf8').trim()
      throw new Stop(`${log}\n\nSwift no arrancó (${name}): el motivo está arriba.`)
    }
    if (
      await fetch(`${endpoint}/healthcheck`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await sleep(100)
  }
}

async function makeBucket(endpoint) {
  // As in server/src/storage/s3.ts.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3')
  const credentials = { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET }
  const client = new S3Client({
    endpoint,
    region: REGION,
    credentials,
    forcePathStyle: true,
    maxAttempts: 10,
  })
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
  client.destroy()
}

/** All are open at once, so that no two are the same. */
async function freePorts(count) {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const ports = servers.map((server) => server.address().port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
