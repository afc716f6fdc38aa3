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
export function whyNotAgain(letter: Letter, now: Date): string | null {
  const { plantilla, estado, enviado, invitado, ajeno } = letter
  if (estado === 'pendiente') return 'Todavía está por salir'
  if (enviado !== null && now.getTime() - Date.parse(enviado) < 60_000) return 'Salió hace menos de un minuto'
  if (plantilla === 'claveOlvidada') return 'El enlace dura una hora: la persona puede pedir otro al ingresar'
  if (plantilla === 'codigoParaContrasena')
    return 'El código dura 10 minutos: la persona puede pedir otro al ingresar'
  if (plantilla === 'invitacionDeTransporte')
    return 'Una invitación se manda de nuevo desde «Invitar transportes», en Cuentas'
  if (plantilla === 'registroRecibido' && invitado === '')
    return 'El enlace ya no hace falta: el email está confirmado, o el registro ya se decidió'
  if (invitado === '')
    return 'El enlace ya no es para nadie: la persona eligió su contraseña, se dio de baja o cambió de email'
  if (ajeno) return 'El enlace de un operador lo manda un administrador'
  return null
}
