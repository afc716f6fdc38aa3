import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { rawOf, success, type Load, type Measured } from './request.ts'

/** Load by Debian's wrk, which takes little of the machine that it shares with what is measured. */

const script = fileURLToPath(new URL('wrk.lua', import.meta.url))
const run = promisify(execFile)

/** It ends with 1 after saying its version. */
export const hasWrk = (): Promise<boolean> =>
  run('wrk', ['--version']).then(
    () => true,
    (error: unknown) => !(error instanceof Error && 'code' in error && error.code === 'ENOENT'),
  )

export async function byWrk({
  url,
  connections,
  seconds,
  requests,
  good = success,
}: Load): Promise<Measured> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-bench-wrk-'))
  try {
    const file = join(dir, 'messages')
    await writeFile(
      file,
      Buffer.concat(
        requests.flatMap((request) => {
          const raw = rawOf(request, url)
          return [Buffer.from(`${raw.length}\n`), raw]
        }),
      ),
    )
    const how = [
      '--threads',
      '1',
      '--connections',
      String(connections),
      '--duration',
      `${seconds}s`,
      '--timeout',
      '30s',
    ]
    const { stdout } = await run('wrk', [...how, '--script', script, url, '--', file, good])
    return readWrk(stdout)
  } finally {
    await rm(dir, { recursive: true })
  }
}

/** What the script wrote last. */
export function readWrk(output: string): Measured {
  const said = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(output)?.[1]
  const figure = (name: string) => {
    const value = Number(said(name) ?? NaN)
    if (Number.isNaN(value)) throw new Error(`wrk said no ${name}:\n${output}`)
    return value
  }
  const answers = figure('answers')
  const refused = figure('refused')
  return {
    answers,
    rate: (answers - refused) / (figure('microseconds') / 1e6),
    p50: figure('p50') / 1000,
    p99: figure('p99') / 1000,
    failed: refused + figure('broken'),
    complaint: said('complaint') ?? '',
  }
}
