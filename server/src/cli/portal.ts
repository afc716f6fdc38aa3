import { parseSettings, type Settings } from '../settings.ts'
import { startSentence } from '../startError.ts'
import { admin } from './admin.ts'
import { backup } from './backup.ts'
import { CommandError, UsageError, type Command, type Terminal } from './command.ts'
import { demo } from './demo.ts'
import { doctor } from './doctor.ts'
import { firma } from './firma.ts'
import { restore } from './restore.ts'
import { verificar } from './verificar.ts'

const commands: Readonly<Record<string, Command>> = { admin, backup, restore, doctor, firma, verificar, demo }
const asksHelp: ReadonlySet<string> = new Set(['--help', '-h'])

/** Runs what was typed after `npm run portal --`. Answers whether it went well; what didn't was said. */
export async function portal([name = '', ...args]: readonly string[], terminal: Terminal): Promise<boolean> {
  const asked = name === '' || asksHelp.has(name)
  const command = commands[asked ? (args[0] ?? '') : name]
  if (asked || !command || args.some((arg) => asksHelp.has(arg))) {
    if (!asked && !command) terminal.say(`No existe la orden ${name}.`)
    terminal.say(command ? usageOf(command) : help())
    return asked || command !== undefined
  }
  try {
    return await command.run(args, settingsFrom(terminal.environment, command), terminal)
  } catch (error) {
    const sentence = sentenceOf(error, command)
    if (sentence === undefined) throw error
    terminal.say(sentence)
    return false
  }
}

/** Most commands work on data kept here; before a back office elsewhere there are none. The first administrador is the server's business; here the password may come without the e-mail, or the other way round. */
function settingsFrom(
  { ADMIN_EMAIL, ADMIN_PASSWORD, ...environment }: NodeJS.ProcessEnv,
  { beforeBackOffice = false }: Command,
): Settings {
  const settings = parseSettings(environment)
  if (settings.backoffice && !beforeBackOffice)
    throw new CommandError(
      'Este portal no guarda datos: están en BACKOFFICE_URL. Ejecutá la orden donde está ese sistema.',
    )
  return settings
}

function sentenceOf(error: unknown, command: Command): string | undefined {
  if (error instanceof UsageError || isOfParseArgs(error))
    return `${error instanceof UsageError ? error.message : 'No se entiende la orden.'}\n${usageOf(command)}`
  return error instanceof CommandError ? error.message : startSentence(error)
}

function isOfParseArgs(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS_')
  )
}

function usageOf({ usage, summary, details = [] }: Command): string {
  return [
    `Uso: npm run portal -- ${usage}`,
    `     ${summary}`,
    ...details.map((each) => `     ${each}`),
  ].join('\n')
}

function help(): string {
  const lines = Object.values(commands).flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`])
  return [
    'Uso: npm run portal -- <orden>',
    ...lines,
    'Con --help detrás de una orden se lee más de ella. Todas leen las mismas variables de entorno que el servidor.',
  ].join('\n')
}
