import { refuse } from '@portal/contract'
import { createCapacidades } from '../capacidades.ts'
import { greetingIn } from '../people.ts'
import { asker } from '../ask.ts'
import { createRemote } from '../remote.ts'
import { createSessions } from '../session.ts'
import type { BackOfficeSettings, Settings } from '../../settings.ts'
import type { Logger } from '../../logger.ts'
import { checkCertificate } from './checkCertificate.ts'
import { checkOperations, type AskThere } from './checkOperations.ts'
import { checkWay } from './checkWay.ts'
import { signInThere } from './signInThere.ts'
import type { Finding } from '../../finding.ts'

interface Account {
  email: string
  password: string
}

interface Checks {
  settings: Settings
  backoffice: BackOfficeSettings
  environment: NodeJS.ProcessEnv
  /** One that may be signed in with; without it only the way there is looked at. */
  account: Account | undefined
  tell: (findings: readonly Finding[]) => boolean
}

/** Looks at a back office elsewhere from the way there to each operation, and changes nothing in it. */
export async function checkBackOffice(checks: Checks): Promise<boolean> {
  const { settings, backoffice, environment, account, tell } = checks
  const well = [tell(checkOwn(settings)), tell(await checkCertificate(new URL(backoffice.url), environment))]
  // What can't be reached has nothing else to tell.
  if (!well.every(Boolean) || !tell([await checkWay(backoffice)])) return false
  return account ? checkAsAccount(checks, account) : tell([withoutAccount])
}

const withoutAccount: Finding = {
  what: 'Cuenta de prueba',
  level: 'aviso',
  sentence: 'no se dijo ninguna: con doctor --cuenta <email> se prueba cada operación.',
}

function checkOwn({ sessionSecrets, support }: Settings): Finding[] {
  const warning = (sentence: string): Finding => ({ what: 'Configuración', level: 'aviso', sentence })
  return [
    ...(sessionSecrets.length === 0
      ? [
          warning(
            'sin SESSION_SECRET cada reinicio cierra las sesiones, y dos servidores no las comparten: poné 64 dígitos hexadecimales (openssl rand -hex 32).',
          ),
        ]
      : []),
    ...(support.telefono === undefined && support.email === undefined
      ? [
          warning(
            'sin SUPPORT_PHONE ni SUPPORT_EMAIL, «Ayuda» dice dónde pedirla solo si ese sistema lo dice.',
          ),
        ]
      : []),
  ]
}

/** What is learned is told, and what goes wrong is told as a finding. */
const quiet: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function checkAsAccount({ settings, backoffice, tell }: Checks, account: Account): Promise<boolean> {
  const { dialect } = backoffice
  const remote = createRemote(backoffice)
  const capacidades = createCapacidades(dialect)
  const ask = asker({
    remote,
    dialect,
    capacidades,
    sessions: createSessions(settings.sessionMinutes),
  })
  const as =
    (session: string | undefined): AskThere =>
    async (operation, input) => {
      const caller = { ip: '127.0.0.1', agente: 'portal doctor', browser: false, idioma: 'es' } as const
      const call = { operation, input, caller, requestId: 'doctor', log: quiet }
      const { result } = await ask({ call, session, kept: undefined, operation, input })
      if (operation === 'ping') {
        const greeting = greetingIn(result)
        capacidades.greeted(greeting)
        if (greeting === 'dumb') throw refuse('UNKNOWN_OPERATION')
      }
      return result
    }

  const { email: username, password } = account
  const { finding, session } = await signInThere(dialect, () =>
    as(undefined)('login', { username, password }),
  )
  const entered = tell([finding])
  if (session === undefined) return entered
  try {
    return tell(await checkOperations(dialect, as(session)))
  } finally {
    await as(session)('logout', {}).catch(() => undefined)
  }
}
