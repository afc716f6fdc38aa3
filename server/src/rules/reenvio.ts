import { oracion, type Dicho } from '@portal/contract/dicho.ts'

interface Letter {
  readonly plantilla: string
  readonly estado: string
  readonly enviado: string | null
  /** Whom a link in it would let in: null where it brings none, empty where it is nobody's any more. */
  readonly invitado: string | null
  /** Whether its link may be made anew by administradores alone, and this is none. */
  readonly ajeno: boolean
}

/** Why a mail can't be sent again, or null when it can. See docs/decisions/0022 and 0074. */
export function whyNotAgain(letter: Letter, now: Date): Dicho | null {
  const { plantilla, estado, enviado, invitado, ajeno } = letter
  if (estado === 'pendiente') return oracion('todaviaEstaPorSalir')
  if (enviado !== null && now.getTime() - Date.parse(enviado) < 60_000)
    return oracion('salioHaceMenosDeUnMinuto')
  if (plantilla === 'claveOlvidada') return oracion('elEnlaceDuraUnaHora')
  if (plantilla === 'codigoParaContrasena') return oracion('elCodigoDuraDiezMinutos')
  if (plantilla === 'invitacionDeTransporte') return oracion('unaInvitacionSeMandaDesdeCuentas')
  if (plantilla === 'registroRecibido' && invitado === '') return oracion('enlaceInnecesario')
  if (invitado === '') return oracion('enlaceDeNadie')
  if (ajeno) return oracion('elEnlaceDeUnOperador')
  return null
}
