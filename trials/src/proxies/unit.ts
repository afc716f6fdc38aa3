import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { is, type Row } from '../promises.ts'
import { fromGuide } from './guide.ts'

const analyze = '/usr/bin/systemd-analyze'

/** What systemd says of the service's file, where there is a systemd to ask; no service is started. */
export async function readsUnit(folder: string): Promise<Row> {
  const what = 'portal.service, según systemd-analyze verify'
  if (!existsSync(analyze)) return { what, measured: 'no hay systemd: sin probar', goal: '' }
  const file = join(folder, 'portal.service')
  await writeFile(file, await fromGuide('portal.service', [['/usr/bin/node', process.execPath]]))
  const said = await promisify(execFile)(analyze, ['verify', file]).then(
    ({ stderr }) => stderr.trim(),
    (error: unknown) => String(error),
  )
  return is(what, said === '' ? 'nada que decir' : said.slice(0, 200), 'nada', { holds: said === '' })
}
