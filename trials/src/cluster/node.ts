import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MailServer } from '../mailServer.ts'
import { complain, launch, type Program } from '../programs.ts'
import { until } from '../wait.ts'

export interface NodeOptions {
  name: string
  folder: string
  port: number
  databaseUrl: string
  storageUrl: string
  mail: MailServer
  /** Where people reach it. */
  baseUrl: string
  demo: boolean
}

/** One node of the portal, as it runs in earnest. */
export async function startNode(options: NodeOptions): Promise<Program> {
  const { name, folder, port } = options
  const dataDir = join(folder, name)
  await mkdir(dataDir, { recursive: true })
  const program = launch({
    name,
    folder,
    command: process.execPath,
    args: [fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url))],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORTAL_DATA: dataDir,
      PORT: String(port),
      BASE_URL: options.baseUrl,
      DATABASE_URL: options.databaseUrl,
      STORAGE_URL: options.storageUrl,
      SMTP_URL: options.mail.url,
      MAIL_FROM: options.mail.senderOf(name),
      DEMO: options.demo ? '1' : '0',
    },
  })
  const answers = async () => {
    if (!program.runs()) return true
    return (await fetch(`http://127.0.0.1:${port}/salud`)).ok
  }
  const inTime = await until(answers, { ms: 120_000, everyMs: 200 })
  if (!inTime || !program.runs()) {
    await program.stop()
    await complain(`El nodo ${name} no arrancó`, folder, name)
  }
  return program
}
