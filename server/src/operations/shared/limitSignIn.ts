import { Refusal } from '@portal/contract'
import type { Idioma } from '@portal/contract/idioma.ts'
import { sql } from 'kysely'
import type { Context } from '../../handler.ts'
import { proveedorName } from '../../mail/proveedor.ts'
import { sendMail } from '../../mail/sendMail.ts'
import { intentosDeIngreso } from '../../mail/templates/aboutSignIn.ts'
import { forgotten, givenBack } from '../../sessions/databaseLimits.ts'
import { accountKey, signInTries, type App, type SignInTries } from '../../sessions/signInTries.ts'

interface SigningIn {
  app: App
  email: string
  /** Whether the e-mail's owner signed in with this browser before. */
  conocido: boolean
  /** Who is told when others try; nobody for an unknown e-mail, and for one that doesn't sign in any more. */
  person: { nombre: string; email: string; idioma: Idioma; url: string } | undefined
}

type Needed = Pick<Context, 'services' | 'caller' | 'atLast' | 'ingreso' | 'log'>

/**
 * Runs a sign-in under its limits. Tries are counted before they are made, so that many at once are not more than one
 * after the other; one that succeeds is not counted. That is said in the message that ends the transaction, which begins
 * the session too; in the order in which they were counted, so that no two wait for each other.
 */
export async function limitSignIn<Answer>(
  context: Needed,
  who: SigningIn,
  signIn: () => Promise<Answer>,
): Promise<Answer> {
  const { services, atLast, log } = context
  const tries = triesOf(context, who)
  const past = await services.limits.consume(...tries.before)
  try {
    const answer = await signIn()
    for (const one of tries.forgotten) atLast(forgotten(one))
    for (const one of tries.givenBack) atLast(givenBack(one))
    return answer
  } catch (error) {
    if (past.includes('signInAccount'))
      // Nobody waits for it: how long an answer takes must not say whether there was somebody to tell.
      void tellOwner(context, who).catch((reason: unknown) => log.error(reason))
    if (error instanceof Refusal && error.is('WRONG_CREDENTIALS') && tries.wrong.length > 0)
      await services.limits.consume(...tries.wrong)
    throw error
  }
}

/** Takes back a try that is refused though it was right: nothing of its transaction stays. */
export async function forgiveSignIn(context: Needed, who: SigningIn): Promise<void> {
  const { limits } = context.services
  const tries = triesOf(context, who)
  for (const one of tries.forgotten) await limits.forget(one)
  for (const one of tries.givenBack) await limits.giveBack(one)
}

const triesOf = ({ caller }: Needed, { app, email, conocido }: SigningIn): SignInTries =>
  signInTries({ app, email, ip: caller.ip, known: conocido ? caller.navegadorHash : undefined })

/** That others try, once a day. */
async function tellOwner({ services, ingreso }: Needed, { app, email, person }: SigningIn): Promise<void> {
  if (!person) return
  try {
    await services.limits.consume({ limit: 'signInNotice', key: `${app}:${accountKey(email)}` })
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  await sendMail(ingreso, {
    para: person.email,
    plantilla: 'intentosDeIngreso',
    mail: intentosDeIngreso({
      idioma: person.idioma,
      proveedor: await proveedorName(ingreso),
      firstname: person.nombre,
      email: person.email,
      url: person.url,
    }),
  })
}

/** Whether the owner of an e-mail signed in before with the browser that calls. */
export const conocido = ({ navegadorHash }: Context['caller'], sujeto: string) =>
  sql<boolean>`navegador_conocido(${navegadorHash ?? null}, ${sql.ref(sujeto)})`.as('conocido')
