import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { password, people } from '@portal/bench/page/people.ts'
import { say } from '@portal/bench/say.ts'
import { carrierDoor, idempotencyHeader, named } from '@portal/contract/door.ts'
import { startProduct, type Product } from '../crash/product.ts'
import { noneOf, type Row } from '../promises.ts'
import { Outcomes, Visitor } from '../visitor.ts'

/** Programs that look for holes, from Debian, let loose on the product with its demo data. Each has to find none. */

export async function runScanners(): Promise<readonly Row[]> {
  const product = await startProduct()
  try {
    const { cookie } = await Visitor.signIn(
      product.url,
      { ...people.ana, password },
      { outcomes: new Outcomes(), giveUpMs: 10_000 },
    )
    return [
      ...(await sqlmap(product, cookie)),
      ...(await wapiti(product, cookie)),
      ...(await slowhttptest(product)),
    ]
  } finally {
    await product.stop()
  }
}

/** What it said, to its end or until it has had long enough. */
async function said(program: string, args: readonly string[], cwd: string, seconds: number): Promise<string> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], timeout: seconds * 1000 })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(child, 'close')
  return stripVTControlCharacters(text)
}

/** A star stands where it puts its own. */
async function sqlmap({ url, folder }: Product, cookie: string): Promise<Row[]> {
  const call = (mode: string, input: object) => ({
    what: mode,
    args: ['-u', url + carrierDoor.url, '--data', JSON.stringify({ ...named(mode, carrierDoor), ...input })],
  })
  const targets = [
    call('ListChoferes', { search: 'a*', page: 1 }),
    call('ListChoferes', { order: 'nombre ASC*' }),
    call('DetailChofer', { choferid: '17x1*' }),
    call('ListRecDocHistorial', { search: 'a*', desde: '2026-01-01*' }),
    { what: 'geografia', args: ['-u', `${url}/api/geografia?geo_pais=1*&order=denominacion*`] },
    { what: 'archivos', args: ['-u', `${url}/api/archivos/22x1*`] },
    {
      what: 'cabeceras',
      args: [
        '-u',
        `${url}/app`,
        '--headers',
        `Cookie: portal_sesion=a*\nX-Forwarded-For: 1*\n${idempotencyHeader}: a*`,
      ],
    },
  ]
  let asked = 0
  const found: string[] = []
  for (const { what, args } of targets) {
    const headers = args.includes('--headers') ? [] : ['--headers', `Cookie: ${cookie}\nOrigin: ${url}`]
    const text = await said(
      'sqlmap',
      [
        ...args,
        ...headers,
        '--batch',
        '--flush-session',
        '--dbms=PostgreSQL',
        '--level=2',
        '--risk=2',
        '--threads=4',
        '--ignore-code=*',
        '--skip-waf',
        '--disable-coloring',
        `--output-dir=${join(folder, 'sqlmap')}`,
      ],
      folder,
      300,
    )
    const tested = text.match(/testing '/g)?.length ?? 0
    asked += tested
    const clean = /all tested parameters do not appear to be injectable/.test(text)
    if (!clean || tested === 0) found.push(`${what}: ${text.trim().split('\n').slice(-6).join(' | ')}`)
  }
  for (const each of found) say(`  sqlmap: ${each}`)
  return [
    noneOf('sqlmap: parámetros en los que entra SQL, o que no terminó de probar', {
      found: found.length,
      of: targets.length,
    }),
    { what: 'sqlmap: pruebas que hizo', measured: String(asked), goal: '' },
  ]
}

interface WapitiReport {
  vulnerabilities: Record<string, { path: string; info: string; module?: string }[]>
  anomalies: Record<string, { path: string; info: string }[]>
}

/** What it says of every site like this one, and why that is no hole. */
const known = [
  // The policy's `frame-ancestors 'none'` says so, which browsers put before that header.
  /X-Frame-Options is not set/,
  // Browsers took out what it switched on; the policy forbids scripts that are not ours.
  /X-XSS-Protection is not set/,
  // Only sent behind TLS, and this is not.
  /Strict-Transport-Security is not set/,
]

/** Those of its modules that need nothing from outside of this machine. */
const wapitiModules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'

async function wapiti({ url, folder }: Product, cookie: string): Promise<Row[]> {
  const report = join(folder, 'wapiti.json')
  const starts = [
    '/auth/login',
    '/auth/registrese',
    '/auth/reset-password',
    '/contacto',
    '/app',
    '/consola',
    '/api/geografia?geo_pais=1',
  ]
  const text = await said(
    'wapiti',
    [
      ...['-u', `${url}/`, '--scope', 'domain', '-m', wapitiModules, '-f', 'json', '-o', report],
      ...starts.flatMap((path) => ['-s', url + path]),
      ...['-H', `Cookie: ${cookie}`, '-H', `Origin: ${url}`],
      ...['--flush-session', '--max-scan-time', '300', '-d', '4', '-v', '1', '--store-session', folder],
    ],
    folder,
    420,
  )
  const { vulnerabilities, anomalies } = JSON.parse(
    await readFile(report, 'utf8').catch(() => {
      throw new Error(`wapiti left no report:\n${text.slice(-2_000)}`)
    }),
  ) as WapitiReport
  const found = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, all]) =>
    all.map(({ path, info }) => `${kind}: ${path}: ${info}`),
  )
  const holes = found.filter((each) => !known.some((one) => one.test(each)))
  for (const each of holes) say(`  wapiti: ${each}`)
  const pages = Number(/found (\d+) URLs/.exec(text)?.[1] ?? 0)
  return [
    noneOf('wapiti: hallazgos, de las páginas que recorrió', { found: holes.length, of: pages }),
    {
      what: 'wapiti: avisos de cabeceras que no hacen falta',
      measured: String(found.length - holes.length),
      goal: '',
    },
  ]
}

async function slowhttptest({ url, folder }: Product): Promise<Row[]> {
  const ways: [string, string[]][] = [
    ['cabeceras lentas', ['-H']],
    ['cuerpos lentos', ['-B', '-s', '8192', '-t', 'POST']],
    ['lectores lentos', ['-X', '-k', '3', '-n', '5', '-w', '10', '-y', '20', '-z', '32']],
  ]
  const rows: Row[] = []
  for (const [what, args] of ways) {
    const target = what === 'cuerpos lentos' ? `${url}${carrierDoor.url}` : `${url}/auth/login`
    const text = await said(
      'slowhttptest',
      [...args, '-c', '500', '-r', '200', '-i', '10', '-x', '24', '-p', '3', '-l', '30', '-u', target],
      folder,
      60,
    )
    const seen = text.match(/service available: *(YES|NO)/g) ?? []
    const away = seen.filter((each) => each.endsWith('NO')).length
    rows.push(
      noneOf(`slowhttptest, ${what} (500): veces que no contestaba a otro`, { found: away, of: seen.length }),
    )
  }
  return rows
}
