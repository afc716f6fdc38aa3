import { readdir, readFile } from 'node:fs/promises'

/** Of Linux: how many of its ticks a second has. */
const ticksPerSecond = 100

/** Microseconds of processor that a process and its children have taken so far, those that ended too. NaN where there is no /proc. */
export async function cpuOf(pid: number): Promise<number> {
  const all = await Promise.all((await processes()).map(readStat))
  const ticks = all.flatMap((stat) => {
    if (stat?.pid === pid) return stat.own + stat.ofEnded
    return stat?.parent === pid ? stat.own + stat.ofEnded : []
  })
  return ticks.length === 0 ? NaN : (ticks.reduce((sum, each) => sum + each, 0) * 1e6) / ticksPerSecond
}

/** Microseconds of processor that the first thread of a process has taken so far. NaN where there is no /proc. */
export async function cpuOfFirstThread(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8').catch(() => undefined)
  return text === undefined ? NaN : (parseStat(text).own * 1e6) / ticksPerSecond
}

/** Of Linux: MiB that the process has in memory. NaN elsewhere. */
export async function mebibytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024
}

const processes = async (): Promise<string[]> =>
  (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))

/** Nothing of one that has just ended: its parent has its ticks. */
async function readStat(pid: string): Promise<Stat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parseStat(text)
}

interface Stat {
  pid: number
  parent: number
  /** Ticks. */
  own: number
  /** Of its children that ended. */
  ofEnded: number
}

/** A line of /proc/<pid>/stat. The name of the program, in brackets, may hold anything. */
export function parseStat(line: string): Stat {
  const end = line.lastIndexOf(')')
  const fields = line.slice(end + 2).split(' ')
  const number = (place: number) => Number(fields[place])
  return {
    pid: Number.parseInt(line),
    parent: number(1),
    own: number(11) + number(12),
    ofEnded: number(13) + number(14),
  }
}
