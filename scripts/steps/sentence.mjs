/** What stopped a command, said to the person who gave it. */
export class Stop extends Error {}

export function say(sentence) {
  process.stdout.write(`${sentence}\n`)
}

/** Runs a command's steps; a Stop ends it with its sentence, anything unforeseen with its stack. */
export async function command(steps) {
  try {
    await steps()
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`\n${sentenceOf(error)}\n`)
  }
}

function sentenceOf(error) {
  if (error instanceof Stop) return error.message
  if (error?.code === 'EACCES' || error?.code === 'EPERM') {
    return `No hay permiso para escribir ${error.path}: usá el usuario dueño de esta carpeta.`
  }
  if (error?.code === 'ENOSPC') return 'No queda espacio en el disco: liberá 1 GB y probá de nuevo.'
  return error?.stack ?? String(error)
}
