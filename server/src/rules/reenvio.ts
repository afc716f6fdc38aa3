import { sentence, type Sentence } from '@portal/contract/wording.ts'

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
export function whyNotAgain(letter: Letter, now: Date): Sentence | null {
  const { plantilla, estado, enviado, invitado, ajeno } = letter
  if (estado === 'pendiente') return sentence('todaviaEstaPorSalir')
  if (enviado !== null && now.getTime() - Date.parse(enviado) < 60_000)
    return sentence('salioHaceMenosDeUnMinuto')
  if (plantilla === 'claveOlvidada') return sentence('elEnlaceDuraUnaHora')
  if (plantilla === 'codigoParaContrasena') return sentence('elCodigoDuraDiezMinutos')
  if (plantilla === 'invitacionDeTransporte') return sentence('unaInvitacionSeMandaDesdeCuentas')
  if (plantilla === 'registroRecibido' && invitado === '') return sentence('enlaceInnecesario')
  if (invitado === '') return sentence('enlaceDeNadie')
  if (ajeno) return sentence('elEnlaceDeUnOperador')
  return null
}
