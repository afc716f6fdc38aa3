import { Worker } from 'node:worker_threads'

/** Often enough for what unpacks a few hundred MB a second. */
const lookEveryMs = 25

/**
 * Ends this process when it holds this much more than now. Node limits its own objects alone: what a PDF unpacks to is in
 * buffers. It is looked at from a thread, because the process may be busy unpacking.
 */
export function limitMemory(megabytes: number): void {
  const most = process.memoryUsage.rss() + megabytes * 1_000_000
  const watch = `setInterval(() => {
    if (process.memoryUsage.rss() > ${String(most)}) process.kill(process.pid, 'SIGKILL')
  }, ${String(lookEveryMs)})`
  new Worker(watch, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref()
}
