import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './run.mjs'
import { say, Stop } from './sentence.mjs'

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']
const KINDS = ['account', 'container', 'object']
const BUCKET = 'portal'
const REGION = 'us-east-1'
const ACCESS_KEY = 'portal:portal'
const SECRET = 'un/secreto+de=prueba'
const PATIENCE_MS = 30_000

/**
 * OpenStack Swift with its S3 door, on loop-back and in a temporary folder: one copy of everything, on one disk.
 * Answers the STORAGE_URL of a bucket in it, and how to end it.
 */
export async function startSwift() {
  await requireSwift()
  const folder = mkdtempSync(join(tmpdir(), 'portal-swift-'))
  const programs = []
  const stop = async () => {
    for (const { child } of programs) child.kill('SIGTERM')
    await Promise.all(programs.map(({ ended }) => ended))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const ports = await freePorts(5)
    const [memcachedPort, proxyPort, ...kindPorts] = ports
    mkdirSync(join(folder, 'discos/uno'), { recursive: true })
    const start = (name, program, args) => programs.push(launch(name, folder, program, args))

    // memcached refuses to be root.
    const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
    start('memcached', 'memcached', ['-l', '127.0.0.1', '-p', String(memcachedPort), ...asUser])
    for (const [index, kind] of KINDS.entries()) {
      await makeRing(folder, kind, kindPorts[index])
      start(kind, `swift-${kind}-server`, [storageConf(folder, kind, kindPorts[index])])
    }
    start('proxy', 'swift-proxy-server', [proxyConf(folder, proxyPort, memcachedPort)])

    const endpoint = `http://127.0.0.1:${proxyPort}`
    await waitFor(endpoint, programs, folder)
    await makeBucket(endpoint)
    const signIn = `${encodeURIComponent(ACCESS_KEY)}:${encodeURIComponent(SECRET)}`
    return { storageUrl: `s3://${signIn}@${BUCKET}?endpoint=${endpoint}&region=${REGION}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function requireSwift() {
  const isThere = () =>
    ['/usr/bin/swift-proxy-server', '/usr/bin/memcached'].every((path) => existsSync(path))
  if (isThere()) return
  const byHand = `sudo apt-get install ${PACKAGES.join(' ')}`
  if (!existsSync('/usr/bin/apt-get')) {
    throw new Stop(
      'Estas pruebas usan OpenStack Swift de los paquetes de Debian, y este sistema no los tiene.',
    )
  }
  if (process.getuid?.() !== 0)
    throw new Stop(`Falta OpenStack Swift: instalalo con ${byHand} y probá de nuevo.`)
  say('Instalando OpenStack Swift para las pruebas…')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { output: 'kept', env })
  const { text } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
    output: 'kept',
    env,
  })
  if (!isThere())
    throw new Stop(`${text.trim()}\n\nNo se pudo instalar OpenStack Swift: el motivo está arriba.`)
}

/** Which disk keeps what, as Swift knows it: here all on one. */
async function makeRing(folder, kind, port) {
  const ring = join(folder, `${kind}.builder`)
  for (const args of [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/uno`, '1'], ['rebalance']]) {
    const { ok, text } = await run('swift-ring-builder', [ring, ...args], { output: 'kept' })
    if (!ok) throw new Stop(`${text.trim()}\n\nSwift no pudo preparar su anillo de ${kind}.`)
  }
}

function storageConf(folder, kind, port) {
  return write(join(folder, `${kind}-server.conf`), [
    ...common(folder, port),
    `devices = ${join(folder, 'discos')}`,
    'mount_check = false',
    '[pipeline:main]',
    `pipeline = ${kind}-server`,
    `[app:${kind}-server]`,
    `use = egg:swift#${kind}`,
  ])
}

function proxyConf(folder, port, memcachedPort) {
  return write(join(folder, 'proxy-server.conf'), [
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
  const child = spawn(program, args, { stdio: ['ignore', log, log] })
  return { name, child, ended: once(child, 'exit').catch(() => {}) }
}

async function waitFor(endpoint, programs, folder) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const gone = programs.find(({ child }) => child.exitCode !== null)
    if (gone || Date.now() > deadline) {
      const name = gone?.name ?? 'proxy'
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
