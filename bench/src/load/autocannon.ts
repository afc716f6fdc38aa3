import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Load, Measured, Request } from './request.ts'

/** Load by autocannon, in a process of its own. */

/** A load as that process is told it. */
export interface Told extends Omit<Load, 'requests'> {
  /** Bodies in base64. */
  requests: (Omit<Request, 'body'> & { body: string })[]
}

const program = fileURLToPath(new URL('autocannonProcess.ts', import.meta.url))

export async function byAutocannon({ requests, ...load }: Load): Promise<Measured> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const told: Told = {
    ...load,
    requests: requests.map(({ body, ...rest }) => ({ ...rest, body: Buffer.from(body).toString('base64') })),
  }
  child.stdin.end(JSON.stringify(told))
  const [answer] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (child.exitCode !== 0) throw new Error(`the load ended with ${String(child.exitCode)}`)
  return JSON.parse(answer) as Measured // what autocannonProcess.ts writes
}
