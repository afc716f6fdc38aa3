import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { complain, launch, type Program } from '../programs.ts'
import { until } from '../wait.ts'
import type { Certificate } from './certificate.ts'
import { fromGuide } from './guide.ts'

/** Where a proxy listens, what it shows there, and who answers behind it. */
export interface Doors {
  http: number
  https: number
  behind: number
  certificate: Certificate
}

export interface Proxy {
  name: string
  start: (folder: string, doors: Doors) => Promise<Program>
}

/** They listen on loopback alone: the people of the demonstration, whose password is public, are behind them. */
const nginx: Proxy = {
  name: 'nginx',
  async start(folder, { http, https, behind, certificate }) {
    const site = await fromGuide('nginx.conf', [
      ['  listen [::]:80;\n', ''],
      ['  listen [::]:443 ssl http2;\n', ''],
      ['listen 80;', `listen 127.0.0.1:${http};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
      ['server_name portal.example;', 'server_name localhost;'],
      ['/etc/ssl/portal/portal.pem', certificate.certificate],
      ['/etc/ssl/portal/portal.key', certificate.key],
      ['http://127.0.0.1:3000', `http://127.0.0.1:${behind}`],
    ])
    await writeFile(join(folder, 'portal.conf'), site)
    await mkdir(join(folder, 'nginx'))
    const kept = (what: string) => `${what}_temp_path ${join(folder, 'nginx', what)};`
    // Around the site stands what Debian's nginx.conf says and matters here, with folders of our own.
    const whole = [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      `pid ${join(folder, 'nginx/pid')};`,
      'error_log stderr;',
      'events {}',
      'http {',
      'access_log off;',
      'gzip on;',
      'ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kept),
      `include ${join(folder, 'portal.conf')};`,
      '}',
    ]
    const file = join(folder, 'nginx.conf')
    await writeFile(file, whole.join('\n'))
    return listening(https, folder, () =>
      launch({ name: 'nginx', folder, command: 'nginx', args: ['-e', 'stderr', '-c', file] }),
    )
  },
}

const caddy: Proxy = {
  name: 'caddy',
  async start(folder, { http, https, behind, certificate }) {
    const site = await fromGuide('Caddyfile', [
      ['portal.example {', 'localhost {\n\tbind 127.0.0.1'],
      ['/etc/ssl/portal/portal.pem', certificate.certificate],
      ['/etc/ssl/portal/portal.key', certificate.key],
      ['127.0.0.1:3000', `127.0.0.1:${behind}`],
    ])
    const ports = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\n`
    const file = join(folder, 'Caddyfile')
    await writeFile(file, ports + site)
    const home = join(folder, 'caddy')
    await mkdir(home)
    return listening(https, folder, () =>
      launch({
        name: 'caddy',
        folder,
        command: 'caddy',
        args: ['run', '--adapter', 'caddyfile', '--config', file],
        env: { PATH: process.env['PATH'], HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
      }),
    )
  },
}

export const proxies: readonly Proxy[] = [nginx, caddy]

/** Once it takes connections; whoever does not get there is complained of. */
async function listening(port: number, folder: string, begin: () => Program): Promise<Program> {
  const program = begin()
  const takes = async () => {
    if (!program.runs()) return true
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect').finally(() => socket.destroy())
    return true
  }
  if ((await until(takes, { ms: 20_000 })) && program.runs()) return program
  await program.stop()
  return complain(`${program.name} no arrancó`, folder, program.name)
}
