import type { Progress } from '../progress.ts'
import type { Settings } from '../settings.ts'

/** Where a command runs: what it is told, and how it tells. */
export interface Terminal {
  environment: NodeJS.ProcessEnv
  say: (sentence: string) => void
  /** Told how far a work is that may take a while. */
  progress: Progress
  /** Asks for a password without showing it: from a person twice, unless it is one that is there; from a pipe its first line. */
  askPassword: (times?: 'once' | 'twice') => Promise<string>
}

export interface Command {
  /** What comes after `npm run portal --`. */
  usage: string
  /** What it does, in one line. */
  summary: string
  /** What `--help` says beside: its options, and what it asks for. */
  details?: readonly string[]
  /** Has something to do where the data are kept by a back office elsewhere. */
  beforeBackOffice?: boolean
  /** Throws what stops it. Answers whether all is well: what isn't was said. */
  run: (args: string[], settings: Settings, terminal: Terminal) => Promise<boolean>
}

/** A command can't do what it was asked; the message is the sentence that says why. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** What was typed after the command is not what it takes. */
export class UsageError extends CommandError {}
