import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@portal/bench/ports.ts'
import { say } from '@portal/bench/say.ts'
import { startDemo } from '@portal/bench/servers.ts'
import { allHold, tableOf, type Row } from '../promises.ts'
import { createUndo, type Undo } from '../undo.ts'
import { passesOnCut, refusesMore, sendsToSlowReader, takesLargest } from './bytes.ts'
import { makeCertificate, type Certificate } from './certificate.ts'
import { keepsSession, passesCompressed, redirects, refusesOldTls, tellsAddress } from './doors.ts'
import { hearsAtOnce } from './live.ts'
import { signInBoth } from './people.ts'
import { proxies, type Proxy } from './proxy.ts'
import { readsUnit } from './unit.ts'

/** The portal behind each of these proxies, set up as docs/operacion/ shows; answers whether it is what the guide says. */
export async function measureProxies(names: readonly string[]): Promise<boolean> {
  const undo = createUndo()
  const folder = await mkdtemp(join(tmpdir(), 'portal-proxies-'))
  undo.add(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  try {
    const certificate = await makeCertificate(folder)
    let holds = true
    for (const proxy of proxies.filter(({ name }) => names.includes(name))) {
      say(`\n${proxy.name}`)
      const rows = await measure({ proxy, folder, certificate }, undo)
      say(tableOf(rows))
      holds &&= allHold(rows)
    }
    const unit = [await readsUnit(folder)]
    say(`\nsystemd\n${tableOf(unit)}`)
    return holds && allHold(unit)
  } finally {
    await undo.run()
  }
}

interface Measuring {
  proxy: Proxy
  folder: string
  certificate: Certificate
}

async function measure({ proxy, folder, certificate }: Measuring, undo: Undo): Promise<Row[]> {
  const dataDir = join(folder, `datos-${proxy.name}`)
  await mkdir(dataDir, { mode: 0o711 })
  const [http = 0, https = 0] = await freePorts(2)
  const portal = await startDemo(dataDir, '', `https://localhost:${https}`)
  undo.add(portal.stop)
  const place = join(folder, proxy.name)
  await mkdir(place)
  const program = await proxy.start(place, {
    http,
    https,
    behind: Number(new URL(portal.url).port),
    certificate,
  })
  undo.add(program.stop)

  const people = await signInBoth(https, certificate.authority)
  const { row: largest, files } = await takesLargest(people.carrier)
  return [
    await redirects(http),
    await refusesOldTls(https),
    ...(await keepsSession(people.carrier)),
    await passesCompressed(people.stranger),
    ...(await tellsAddress(people)),
    largest,
    ...(await refusesMore(people)),
    ...(await hearsAtOnce(people)),
    await sendsToSlowReader(people, files),
    await passesOnCut(people, dataDir),
  ]
}
