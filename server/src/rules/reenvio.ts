import { linkHours } from './enlace.ts'

/** Letters that bring a link which sets a password. */
const withLink: readonly string[] = ['registroAprobado', 'invitacion', 'enlaceDeOperador']

interface Letter {
  readonly plantilla: string
  readonly estado: string
  readonly creado: string
  readonly enviado: string | null
}

/** Why a mail can't be sent again, or null when it can. A secret past its life helps nobody. See docs/decisions/0022. */
export function whyNotAgain({ plantilla, estado, creado, enviado }: Letter, now: Date): string | null {
  if (estado === 'pendiente') return 'Todavía está por salir'
  if (enviado !== null && now.getTime() - Date.parse(enviado) < 60_000) return 'Salió hace menos de un minuto'
  if (plantilla === 'codigoParaContrasena')
    return 'El código dura 10 minutos: la persona puede pedir otro al ingresar'
  const hours = (now.getTime() - Date.parse(creado)) / 3_600_000
  if (withLink.includes(plantilla) && hours >= linkHours)
    return 'El enlace que trae venció: hay que mandar otra invitación'
  return null
}
