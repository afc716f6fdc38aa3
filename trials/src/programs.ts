import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Stop } from '@portal/bench/stop.ts'

/** A program of the cluster, in a process group of its own: Ctrl-C reaches it through whoever started it. */
export interface Program {
  name: string
  pid: number
  runs: () => boolean
  /** As a machine that goes dark. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

export interface Launch {
  name: string
  /** Where its log is kept, as `<name>.log`. */
  folder: string
  command: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** For programs that refuse to be root; whoever is not root starts them as themselves. */
  asUser?: string
}

/** However long a program takes to stop well before it is made to. */
const patienceMs = 20_000

/** It ends with this process, however this process ends. */
export function launch({ name, folder, command, args, env = process.env, asUser }: Launch): Program {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const user =
    asUser !== undefined && process.getuid?.() === 0
      ? ['--reuid', asUser, '--regid', asUser, '--init-groups']
      : []
  const child = spawn('setpriv', [...user, '--pdeathsig', 'TERM', command, ...args], {
    detached: true,
    cwd: folder,
    env,
    stdio: ['ignore', log, log],
  })
  const ended = once(child, 'exit').catch(() => undefined)
  const runs = () => isRunning(child)
  return {
    name,
    pid: child.pid ?? 0,
    runs,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.kill('SIGTERM')
      const cutOff = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      await ended
      clearTimeout(cutOff)
    },
  }
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid !== undefined && exitCode === null && signalCode === null

/** Ends the measuring with the last lines that a program said. */
export async function complain(what: string, folder: string, name: string): Promise<never> {
  const log = await readFile(join(folder, `${name}.log`), 'utf8').catch(() => '')
  throw new Stop(`${log.trim().split('\n').slice(-15).join('\n')}\n\n${what}: el motivo está arriba.`)
}
