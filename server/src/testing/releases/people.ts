import type { CarrierOperations, ProviderOperations } from '@portal/contract'
import type { Server } from '../../server.ts'
import { caller, type Caller } from '../caller.ts'
import { password } from '../make.ts'

/** Who of the people that a release's data know sign in, with the password that tests have. Nobody of them exists. */
export const people = {
  ana: { username: 'ana@entregas-de-mentira.example', password },
  bruno: { username: 'bruno@entregas-de-mentira.example', password },
  carla: { username: 'carla@cargas-de-aire.example', password },
  administrador: { username: 'irene@proveedor.example', password },
  revisor: { username: 'julio@proveedor.example', password },
} as const

type SignIn = (typeof people)[keyof typeof people]

export const atPortal = (server: Server, who: SignIn) =>
  enter<CarrierOperations>(server, { door: 'portal', operation: 'login' }, who)
export const atConsole = (server: Server, who: SignIn) =>
  enter<ProviderOperations>(server, { door: 'consola', operation: 'LoginOperador' }, who)

/** Signs in through the door, as a browser does. */
async function enter<Table>(
  server: Server,
  { door, operation }: { door: 'portal' | 'consola'; operation: string },
  who: SignIn,
): Promise<Caller<Table>> {
  const answer = await caller(server, door).send(operation, who)
  const token = answer.cookies.find(({ name }) => name === `${door}_sesion`)?.value
  if (token === undefined) throw new Error(`${who.username} is not let in: ${answer.body}`)
  return caller<Table>(server, door, token)
}
