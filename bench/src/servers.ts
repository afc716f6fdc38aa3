import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './ports.ts'

/** A server in a process of its own, as it runs in earnest. */
export interface Running {
  url: string
  pid: number
  stop: () => Promise<void>
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** `files` is where it keeps what is uploaded. */
export function startFloor(databaseUrl: string, files: string): Promise<Running> {
  const environment = { DATABASE_URL: databaseUrl, FILES: files }
  return start(['--import', 'tsx', path('floor/server.ts')], environment, 'listening')
}

/** Another bare server, of this program. */
export const startFloorOf = (program: string, databaseUrl: string): Promise<Running> =>
  start(['--import', 'tsx', path(program)], { DATABASE_URL: databaseUrl }, 'listening')

/** How one server signs its calls to another. */
const user = 'medicion'
const password = 'una clave de medición'
export const client = {
  user,
  password,
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
}

/** `nodeOptions` is how Node itself is told to run, `more` settings beside. */
export function startProduct(
  databaseUrl: string,
  dataDir: string,
  nodeOptions: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const environment = {
    DATABASE_URL: databaseUrl,
    PORTAL_DATA: dataDir,
    DEMO: '0',
    MOBILE_API_USER: client.user,
    MOBILE_API_PASSWORD: client.password,
    ...more,
  }
  return start([...nodeOptions, path('../../server/dist/main.js')], environment, 'Ctrl-C')
}

/** Without data of its own, before that one. */
export function startRemote(backoffice: Running): Promise<Running> {
  const environment = {
    BACKOFFICE_URL: `${backoffice.url}/api/mobile`,
    BACKOFFICE_USER: client.user,
    BACKOFFICE_PASSWORD: client.password,
    BACKOFFICE_PERFIL: 'portal',
  }
  return start([path('../../server/dist/main.js')], environment, 'Ctrl-C')
}

/** With demo data, in the database that it ships unless another is named, and as people reach it. */
export function startDemo(dataDir: string, databaseUrl = '', baseUrl = ''): Promise<Running> {
  const environment = {
    PORTAL_DATA: dataDir,
    DATABASE_URL: databaseUrl,
    BASE_URL: baseUrl,
    DEMO: '1',
    NO_COLOR: '1',
  }
  return start([path('../../server/dist/main.js')], environment, 'Ctrl-C')
}

/** Waits until it says that it is ready. */
async function start(args: string[], environment: Record<string, string>, ready: string): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await said(child, ready)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes(words)) resolve()
    })
    child.on('exit', (code) => reject(new Error(`ended with ${String(code)} before it was ready:\n${text}`)))
  })
}
