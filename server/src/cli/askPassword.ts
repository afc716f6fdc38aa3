import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { ReadStream } from 'node:tty'
import { CommandError } from './command.ts'

/** From a person, who types it twice, unless it is one that is there, and sees nothing of it; from a pipe, its first line. */
export async function askPassword(
  input: ReadStream,
  output: NodeJS.WritableStream,
  times: 'once' | 'twice' = 'twice',
): Promise<string> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/, 1)[0] ?? ''
  const password = await typed('Contraseña: ', input, output)
  if (times === 'once' || (await typed('Otra vez: ', input, output)) === password) return password
  throw new CommandError('Las contraseñas no coinciden.')
}

/** A line; with a terminal that is told to echo nothing, readline still edits it. */
function typed(question: string, input: ReadStream, output: NodeJS.WritableStream): Promise<string> {
  output.write(question)
  const lines = createInterface({ input, terminal: true })
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line)
      lines.close()
    })
    lines.once('SIGINT', () => {
      reject(new CommandError('Sin cambios.'))
      lines.close()
    })
    lines.once('close', () => output.write('\n'))
  })
}
