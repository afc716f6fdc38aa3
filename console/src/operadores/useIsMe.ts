import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../app.ts'
import type { Operador } from './operador.ts'

/** Whether somebody is who is signed in. */
export const useIsMe = () => {
  const me = useQuery(sessionQuery).data?.login.operadorid
  return ({ operadorid }: Operador) => operadorid === me
}
