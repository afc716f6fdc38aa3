/** The measuring can't go on: a sentence for whoever runs it. */
export class Stop extends Error {
  override readonly name = 'Stop'
}

/** Runs a whole command: what stopped it is said, and makes it end with 1. */
export async function ending(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(
      `\n${error instanceof Stop ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    )
    process.exitCode = 1
  }
}
