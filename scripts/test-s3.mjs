/**
 * npm run test:s3: the tests of the storage, and those of the server that keep files, on a real S3 store: OpenStack
 * Swift from Debian's packages, started for them and gone with them. Other arguments go to Vitest.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closingLine } from './steps/counts.mjs'
import { install } from './steps/install.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { runVitest } from './steps/runners.mjs'
import { command, say, Stop } from './steps/sentence.mjs'
import { startSwift } from './steps/swift.mjs'

/** Whatever keeps, reads or removes bytes. */
const TESTS = ['storage', 'upfile', 'archivos', 'documentos', 'jobs', 'cli']

// The runner hears Ctrl-C itself; this waits for it, to end Swift.
process.on('SIGINT', () => {})

await command(async () => {
  requireNode()
  await install()
  const args = process.argv.slice(2)
  const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'))
  const swift = await startSwift()
  process.env.TEST_STORAGE_URL = swift.storageUrl
  try {
    const chosen = args.length > 0 ? args : TESTS
    const counts = await runVitest({ reports, args: ['--project', 'server', ...chosen] })
    say(`\n${closingLine(counts)}`)
    if (counts.failed > 0 || counts.passed === 0) throw new Stop('Algo no funciona sobre S3: está arriba.')
  } finally {
    await swift.stop()
    rmSync(reports, { recursive: true, force: true })
  }
})
