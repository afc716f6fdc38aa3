import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { mesTerminado } from '@portal/contract/reglaDeControl.ts'

/** The month that an address asks for; the last one that is over, where it names none. */
export const mesDe = (asked: unknown): string =>
  typeof asked === 'string' ? asked : mesTerminado(hoyEnBuenosAires())
