import { portal } from '../cli/portal.ts'
import type { Step } from '../progress.ts'

export interface Said {
  ok: boolean
  /** All that was said, a sentence a line. */
  said: string
  /** How far it was at each step. */
  steps: Step[]
}

/** What `npm run portal -- …args` does and says; `password` is what is typed when it asks for one. */
export async function commandLine(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  password = '',
): Promise<Said> {
  const sentences: string[] = []
  const steps: Step[] = []
  const ok = await portal(args, {
    environment,
    say: (sentence) => void sentences.push(sentence),
    progress: (step) => void steps.push(step),
    askPassword: () => Promise.resolve(password),
  })
  return { ok, said: sentences.join('\n'), steps }
}
