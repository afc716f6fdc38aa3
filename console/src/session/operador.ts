import type { Result } from '@portal/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '../app.ts'

type Operador = Result<'SesionOperador'>['login']

/** Who is signed in: within the session's routes it is always known. */
export const useOperador = (): Operador => useSuspenseQuery(sessionQuery).data.login
