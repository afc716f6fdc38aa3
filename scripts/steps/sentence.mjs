/** What stopped a command, said to the person who gave it. */
export class Stop extends Error {}

export function say(sentence) {
  process.stdout.write(`${sentence}\n`)
}

/** Runs a command's steps; a Stop ends it with its sentence, anything else with its stack. */
export async function command(steps) {
  try {
    await steps()
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`\n${error instanceof Stop ? error.message : (error?.stack ?? String(error))}\n`)
  }
}
