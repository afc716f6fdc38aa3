import { readFile } from 'node:fs/promises'

/** What Linux counts the time of processes in. */
const tickMs = 10

/** How long a process has had the processor; nothing where the system does not tell it so, and once it is gone. */
export async function processorMs(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => undefined)
  // After its name, which may hold anything: its state is the first of them, its time as itself and in the system the 12th and 13th.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) * tickMs
}
