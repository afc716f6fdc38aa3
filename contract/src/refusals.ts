/** Every way the product says no, once: the code on the wire, the sentence a person reads, and the HTTP status where it is not 200. */
export const refusals = {
  WRONG_CREDENTIALS: { code: 1210, message: 'Email o contraseña incorrectos.' },
  UNKNOWN_OPERATION: { code: 1404, message: 'Operación inexistente.' },
  TOO_MANY_ATTEMPTS: {
    code: 1429,
    message: 'Demasiados intentos. Probá de nuevo en {minutos} minutos.',
    status: 429,
  },
  TOO_MANY_BYTES: {
    code: 1519,
    message: 'Tu cuenta ya subió todo lo que se puede en un día. Probá de nuevo en {horas} horas.',
    status: 429,
  },
  SESSION_EXPIRED: { code: 1501, message: 'Ha expirado la sesión. Debe acceder nuevamente.' },
  CUIT_NOT_REGISTERED: { code: 1502, message: 'El CUIT no se encuentra registrado' },
  EMAIL_TAKEN: { code: 1503, message: 'Usuario con el correo {email} ya esta registrado' },
  ACCOUNT_DISABLED: { code: 1504, message: 'La cuenta está deshabilitada.' },
  REGISTRATION_PENDING: { code: 1505, message: 'Tu registro está pendiente de aprobación.' },
  PROFILE_INCOMPLETE: { code: 1506, message: 'Completá tus datos para continuar.' },
  ACCOUNT_SUSPENDED: { code: 1507, message: 'La cuenta está suspendida: {motivo}.' },
  TOTP_REQUIRED: { code: 1508, message: 'Falta el código de tu aplicación de verificación.' },
  TOTP_MISSING: { code: 1509, message: 'Activá la verificación en dos pasos para continuar.' },
  INVALID_INPUT: { code: 1510, message: 'Revisá los datos.' },
  DUPLICATE: { code: 1511, message: 'Ya existe: {que}.' },
  INVALID_CODE: { code: 1512, message: 'Código inválido o vencido.' },
  WEAK_PASSWORD: { code: 1513, message: 'La contraseña es demasiado débil.' },
  BAD_FILE: { code: 1514, message: 'El archivo no es un PDF, JPG, PNG o BMP válido.' },
  // The same code, because whoever called does the same with it: send another file.
  PDF_LOCKED: {
    code: 1514,
    message: 'El PDF está protegido con contraseña o permisos. Imprimilo como PDF y subí esa copia.',
  },
  PDF_ACTIVE: {
    code: 1514,
    message:
      'El PDF lleva adentro programas, acciones u otros archivos. Imprimilo como PDF y subí esa copia.',
  },
  PDF_TOO_MUCH: {
    code: 1514,
    message: 'El PDF ocupa demasiado al abrirse. Subí una copia con menos páginas o imágenes más chicas.',
  },
  PDF_TOO_MUCH_DRAWN: {
    code: 1514,
    message:
      'Una página del PDF lleva demasiados trazos para dibujarla. Imprimilo como imagen o sacale una foto, y subí eso.',
  },
  FILE_UNREADABLE: {
    code: 1514,
    message: 'No pudimos leer el archivo por dentro. Imprimilo como PDF y subí esa copia.',
  },
  FILE_HIDES_ANOTHER: {
    code: 1514,
    message:
      'El archivo lleva escondido otro, como una página web o un ZIP. Abrilo, guardá una copia nueva y subí esa.',
  },
  PICTURE_TOO_LARGE: {
    code: 1514,
    message: 'La imagen tiene más de {millones} millones de píxeles. Subí una más chica.',
  },
  FILE_TOO_BIG: { code: 1515, message: 'El archivo supera el máximo de 3 MB.' },
  TOO_MANY_FILES: { code: 1516, message: 'No se pueden subir más de {max} archivos.' },
  RESOURCE_BLOCKED: { code: 1517, message: 'El recurso está bloqueado por el proveedor.' },
  TOO_MUCH_AT_ONCE: {
    code: 1518,
    message:
      'Son {archivos} archivos y {tamanio}: se bajan hasta {maxArchivos} y {maxTamanio} por vez. Elegí menos.',
  },
  STALE_VERSION: { code: 1520, message: 'El registro cambió mientras lo editabas.' },
  OWN_PRESENTATION: {
    code: 1521,
    message: 'Lo presentaste vos en nombre de la cuenta: lo decide otro operador.',
  },
  TOO_MANY_WRITES: {
    code: 1522,
    message: 'Se guardó todo lo que se puede en una hora. Probá de nuevo en {minutos} minutos.',
    status: 429,
  },
  // No matter of time, so none of HTTP's 429: whoever called would try again.
  TOO_MANY_CHOFERES: {
    code: 1523,
    message:
      'Tu cuenta ya tiene todos los choferes que puede tener. Eliminá los que cargaste por error o pedile más lugar al proveedor.',
  },
  TOO_MANY_DOMINIOS: {
    code: 1523,
    message:
      'Tu cuenta ya tiene todos los dominios que puede tener. Eliminá los que cargaste por error o pedile más lugar al proveedor.',
  },
  TOO_MANY_UNIDADES: {
    code: 1523,
    message:
      'Tu cuenta ya tiene todas las unidades que puede tener. Eliminá las que cargaste por error o pedile más lugar al proveedor.',
  },
  CHANGE_IN_FORCE: { code: 1524, message: 'Este cambio ya rige y no se retira: guardá otro.' },
  NO_SUPPORT_EMAIL: { code: 1530, message: 'Este portal no recibe mensajes por acá.' },
  NO_ROOM: {
    code: 1540,
    message:
      'No queda lugar para guardar nada nuevo. Lo que ya está se puede consultar. Probá de nuevo más tarde.',
    status: 503,
  },
  DAMAGED_FILE: {
    code: 1541,
    message: 'Este archivo se dañó o se perdió y no se puede mostrar. Avisale al proveedor.',
    status: 410,
  },
  DEMO_ONLY_HERE: {
    code: 1542,
    message:
      'Este portal tiene cuentas de demostración, cuya contraseña es pública, y atiende en su propia máquina nada más.',
    status: 403,
  },
  ACCESS_DENIED: { code: 'ACCESS_DENIED', message: 'No tenés permiso.' },
  RECORD_NOT_FOUND: { code: 'RECORD_NOT_FOUND', message: 'No encontramos lo que buscás.' },
  BAD_CLIENT_CREDENTIALS: { code: 401, message: 'Credenciales de cliente incorrectas.', status: 401 },
  TOO_SLOW: {
    code: 408,
    message: 'El pedido llegaba demasiado lento y se cortó. Probá de nuevo con mejor conexión.',
    status: 408,
  },
  BODY_TOO_BIG: { code: 413, message: 'El pedido es demasiado grande.', status: 413 },
  UNSUPPORTED_TYPE: { code: 415, message: 'El tipo de contenido del pedido no es válido.', status: 415 },
  BACKOFFICE_DOWN: {
    code: 1590,
    message: 'El sistema del proveedor no responde. Probá de nuevo en unos minutos.',
    status: 503,
  },
  BACKOFFICE_ODD: {
    code: 1591,
    message:
      'El sistema del proveedor respondió algo que no se entiende. Si sigue así, avisale al proveedor.',
    status: 502,
  },
  BACKOFFICE_REFUSED: { code: 1592, message: 'El sistema del proveedor no lo aceptó. {motivo}' },
  BACKOFFICE_UNSURE: {
    code: 1593,
    message: 'No sabemos si se guardó. Fijate cómo quedó antes de volver a intentarlo.',
    status: 502,
  },
  BUSY: { code: 503, message: 'El servicio está ocupado. Probá de nuevo en unos segundos.', status: 503 },
} as const satisfies Record<string, { code: number | string; message: string; status?: number }>

export type RefusalName = keyof typeof refusals

/** What travels under `error` when an answer says no. */
export interface RefusalBody {
  code: number | string
  message: string
  /** A sentence for each field that is wrong, by the field's path (`values` left out): `{ cuil: 'CUIT o CUIL inválido' }`. */
  fields?: Record<string, string>
  /** Seconds to wait before another try (1429, 1519, 1522). */
  retryAfter?: number
  /** The record that is already there (1511). */
  twin?: string
  requestId?: string
}

export interface RefusalDetail {
  fields?: Record<string, string>
  retryAfter?: number
  twin?: string
  /** What the message's `{placeholders}` become. */
  words?: Record<string, string>
}

/** Thrown by handlers, answered by the server's doors, and thrown again by the client. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly body: RefusalBody
  readonly status: number

  constructor(body: RefusalBody, status = 200) {
    super(body.message)
    this.body = body
    this.status = status
  }

  is(...names: RefusalName[]): boolean {
    return names.some((name) => refusals[name].code === this.body.code)
  }
}

export function refuse(name: RefusalName, { words = {}, ...detail }: RefusalDetail = {}): Refusal {
  const refusal: { code: number | string; message: string; status?: number } = refusals[name]
  const message = refusal.message.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
  return new Refusal({ code: refusal.code, message, ...detail }, refusal.status)
}

/**
 * Wrong input in one field, with the sentence that is read beside it. Named with the fields there are, the compiler
 * knows a misspelled one: `refuseField<FieldOf<'SaveChofer'>>('documento', …)`.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it is for callers to say which fields there are
export function refuseField<Field extends string = string>(field: Field, sentence: string): Refusal {
  return refuse('INVALID_INPUT', { fields: { [field]: sentence } })
}
