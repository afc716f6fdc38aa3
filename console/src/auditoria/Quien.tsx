import { useTexts } from '@portal/ui/app/useTexts.ts'
import type { Linea } from './linea.ts'

/** Who did it: nobody is known before signing in, and a command of the server has no person. */
export const Quien = ({ actor, actor_nombre, ip }: Linea) => {
  const t = useTexts()
  return actor_nombre ?? actor ?? t(ip === null ? 'auditoria.orden' : 'auditoria.nadie')
}
