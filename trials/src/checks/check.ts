import { parseArgs } from 'node:util'
import { keepJson } from '@portal/bench/keepJson.ts'
import { say } from '@portal/bench/say.ts'
import { Stop } from '@portal/bench/stop.ts'
import { allHold, tableOf, type Row } from '../promises.ts'
import { rowsFromTests, type Shown, type TestReport } from './fromTests.ts'

/** A row that a program shows, because no test could: it takes the machine, or what Debian has. */
interface Played {
  what: string
  play: () => Promise<readonly Row[]>
}

export interface Check {
  /** What tests show, in full: in both forms the same, of which the long one takes more. */
  shown: readonly Shown[]
  /** What is only in the long form. */
  played: readonly Played[]
}

/** Runs tests of these files once, and answers what Vitest says of them. */
type RunTests = (files: readonly string[]) => Promise<TestReport>

/** Runs a check, says its table and answers whether all of it holds. `--long`, `--only=<part of a row's name>`, `--json=<file>`. */
export async function runCheck(name: string, { shown, played }: Check, runTests: RunTests): Promise<boolean> {
  const { long, only, json } = options()
  const wanted = ({ what }: { what: string }) => what.toLowerCase().includes(only.toLowerCase())
  const ours = { shown: shown.filter(wanted), played: long ? played.filter(wanted) : [] }
  if (ours.shown.length + ours.played.length === 0)
    throw new Stop(
      `--only=${only} no es parte de ninguna fila: ${[...shown, ...played].map(({ what }) => what).join(', ')}.`,
    )
  process.env['PRUEBAS'] = long ? 'largas' : 'enteras'

  const rows: Row[] = []
  if (ours.shown.length > 0) {
    const report = await runTests([...new Set(ours.shown.flatMap(({ tests }) => tests))])
    rows.push(...ours.shown.flatMap((each) => rowsFromTests(report, each)))
  }
  for (const { what, play } of ours.played) {
    say(`\n${what}…`)
    rows.push(...(await endsOf(what, play)))
  }
  say(`\n${tableOf(rows)}`)
  say(`\nLas cifras quedan en ${await keepJson(json, name, rows)}.`)
  return allHold(rows)
}

/** One that breaks off is a row that does not hold, and the others are still played. */
async function endsOf(what: string, play: Played['play']): Promise<readonly Row[]> {
  try {
    return await play()
  } catch (error) {
    say(error instanceof Error && !(error instanceof Stop) ? String(error.stack) : String(error))
    return [{ what, measured: 'no terminó', goal: 'termina', holds: false }]
  }
}

function options() {
  const { values } = parseArgs({
    options: {
      long: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      json: { type: 'string' },
    },
  })
  return values
}
