import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { mebibytesOf, parseStat } from '@portal/bench/cpu.ts'

/** The most that each process of a product had in memory while it was watched, by the name of its program. */
export interface Peaks {
  byProgram: Readonly<Record<string, number>>
  /** Of all of them at one moment: what they share is counted once for each. */
  together: number
}

const lookEveryMs = 50

/** Of Linux. The database is no child of a product that is told where it is. */
export function watchMemory(pid: number): { stop: () => Promise<Peaks> } {
  const byProgram: Record<string, number> = {}
  let together = 0
  let over = false

  async function watch(): Promise<void> {
    while (!over) {
      const all = await Promise.all((await familyOf(pid)).map(look))
      together = Math.max(
        together,
        all.reduce((sum, each) => sum + each, 0),
      )
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
  }

  async function look(each: number): Promise<number> {
    const mebibytes = await mebibytesOf(each)
    if (Number.isNaN(mebibytes)) return 0
    const name = await programOf(each)
    byProgram[name] = Math.max(byProgram[name] ?? 0, mebibytes)
    return mebibytes
  }

  const watching = watch()
  return {
    async stop() {
      over = true
      await watching
      return { byProgram, together }
    },
  }
}

async function familyOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(
    pids.map((each) => readFile(`/proc/${each}/stat`, 'utf8').then(parseStat, () => undefined)),
  )
  return [pid, ...stats.flatMap((stat) => (stat?.parent === pid ? [stat.pid] : []))]
}

/** The script that Node runs there. */
async function programOf(pid: number): Promise<string> {
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
  return basename(words.find((word) => /\.[jt]s$/.test(word)) ?? words[0] ?? String(pid))
}
