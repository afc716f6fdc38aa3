import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../app.ts'

/** Whether who is signed in may change what only an administrador may. While nobody knows, no. */
export const useEsAdministrador = (): boolean => useQuery(sessionQuery).data?.login.rol === 'administrador'
