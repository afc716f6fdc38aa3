/** What was begun, to be ended in the opposite order whatever happens: also by Ctrl-C, which ends this process after it. */
export interface Undo {
  add: (step: () => Promise<unknown>) => void
  run: () => Promise<void>
  /** Whether somebody wants no more of it. */
  interrupted: () => boolean
}

export function createUndo(): Undo {
  const steps: (() => Promise<unknown>)[] = []
  let running: Promise<void> | undefined
  let interrupted = false
  const runAll = async () => {
    for (let step = steps.pop(); step; step = steps.pop())
      await step().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
  }
  const run = () => (running ??= runAll())
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => {
      interrupted = true
      void run().then(() => process.exit(code))
    })
  return { add: (step) => steps.push(step), run, interrupted: () => interrupted }
}
