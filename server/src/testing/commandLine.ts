import { portal } from '../cli/portal.ts'

export interface Said {
  ok: boolean
  /** All that was said, a sentence a line. */
  said: string
}

/** What `npm run portal -- …args` does and says; `password` is what is typed when it asks for one. */
export async function commandLine(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  password = '',
): Promise<Said> {
  const sentences: string[] = []
  const ok = await portal(args, {
    environment,
    say: (sentence) => void sentences.push(sentence),
    askPassword: () => Promise.resolve(password),
  })
  return { ok, said: sentences.join('\n') }
}
