import { sentenceOf, type SentenceCode, type Sentence, type Word } from './wording.ts'

/**
 * Every way the product says no, once: the code on the wire, and the HTTP status where it is not 200. The sentence that a
 * person reads stands under the same name in `sentences/`.
 */
export const refusals = {
  WRONG_CREDENTIALS: { code: 1210 },
  // The same code: what is told says which e-mails sign in as little as the other does.
  PASSWORD_CLOSED: { code: 1210 },
  UNKNOWN_OPERATION: { code: 1404 },
  TOO_MANY_ATTEMPTS: {
    code: 1429,
    status: 429,
  },
  TOO_MANY_BYTES: {
    code: 1519,
    status: 429,
  },
  SESSION_EXPIRED: { code: 1501 },
  CUIT_NOT_REGISTERED: { code: 1502 },
  EMAIL_TAKEN: { code: 1503 },
  ACCOUNT_DISABLED: { code: 1504 },
  REGISTRATION_PENDING: { code: 1505 },
  PROFILE_INCOMPLETE: { code: 1506 },
  ACCOUNT_SUSPENDED: { code: 1507 },
  TOTP_REQUIRED: { code: 1508 },
  TOTP_MISSING: { code: 1509 },
  INVALID_INPUT: { code: 1510 },
  DUPLICATE: { code: 1511 },
  INVALID_CODE: { code: 1512 },
  WEAK_PASSWORD: { code: 1513 },
  BAD_FILE: { code: 1514 },
  // The same code, because whoever called does the same with it: send another file.
  PDF_LOCKED: { code: 1514 },
  PDF_ACTIVE: { code: 1514 },
  PDF_TOO_MUCH: { code: 1514 },
  PDF_TOO_MUCH_DRAWN: { code: 1514 },
  FILE_UNREADABLE: { code: 1514 },
  FILE_HIDES_ANOTHER: { code: 1514 },
  PICTURE_TOO_LARGE: { code: 1514 },
  FILE_TOO_BIG: { code: 1515 },
  TOO_MANY_FILES: { code: 1516 },
  RESOURCE_BLOCKED: { code: 1517 },
  TOO_MUCH_AT_ONCE: { code: 1518 },
  STALE_VERSION: { code: 1520 },
  OWN_PRESENTATION: { code: 1521 },
  TOO_MANY_WRITES: {
    code: 1522,
    status: 429,
  },
  // No matter of time, so none of HTTP's 429: whoever called would try again.
  TOO_MANY_CHOFERES: { code: 1523 },
  TOO_MANY_DOMINIOS: { code: 1523 },
  TOO_MANY_UNIDADES: { code: 1523 },
  CHANGE_IN_FORCE: { code: 1524 },
  // Of imports.
  LOTE_CLOSED: { code: 1525 },
  LOTE_PENDING: { code: 1526 },
  LOTE_LATE: { code: 1527 },
  LOTE_FULL: { code: 1528 },
  LOTE_NOTHING: { code: 1529 },
  LOTE_AT_WORK: { code: 1531 },
  // Of programs that show a token.
  TOKEN_UNKNOWN: { code: 1601, status: 401 },
  TOKEN_REVOKED: { code: 1602, status: 401 },
  TOKEN_ENDED: { code: 1603, status: 401 },
  TOKEN_OF_CLOSED_ACCOUNT: { code: 1604, status: 403 },
  TOKEN_FROM_ELSEWHERE: { code: 1605, status: 403 },
  TOKEN_WITHOUT_SCOPE: { code: 1606, status: 403 },
  TOKEN_AT_ITS_LIMIT: { code: 1607, status: 429 },
  WEBHOOK_OFF: { code: 1610 },
  // Of the company's own sign-in.
  COMPANY_DOWN: { code: 1620 },
  COMPANY_ODD: { code: 1621 },
  COMPANY_LATE: { code: 1622 },
  COMPANY_DENIED: { code: 1623 },
  COMPANY_UNKNOWN: { code: 1624 },
  COMPANY_NO_ROLE: { code: 1625 },
  COMPANY_WEAK: { code: 1626 },
  // Of calendars, which are read by an address that opens them.
  CALENDAR_UNKNOWN: { code: 1650, status: 404 },
  CALENDAR_AT_ITS_LIMIT: { code: 1651, status: 429 },
  // Of links that ask for papers.
  PEDIDO_UNKNOWN: { code: 1660, status: 404 },
  PEDIDO_NOT_ASKED: { code: 1661 },
  PEDIDO_AT_ITS_LIMIT: { code: 1662 },
  PEDIDO_TOO_MANY_LINKS: { code: 1663 },
  // Of legajos.
  SIGNING_KEY_MISSING: { code: 1670 },
  LEGAJO_UNREADABLE: { code: 1671 },
  LEGAJO_ALTERED: { code: 1672 },
  LEGAJO_TOO_LARGE: { code: 1673 },
  LEGAJO_UNKNOWN_KEY: { code: 1674 },
  // Of gates.
  DEVICE_UNKNOWN: { code: 1680, status: 401 },
  DEVICE_REVOKED: { code: 1681, status: 401 },
  GATE_CLOSED: { code: 1682, status: 403 },
  TOO_MANY_DEVICES: { code: 1683 },
  GATE_NOT_OPEN: { code: 1684 },
  // Of passes, and of links that show one.
  PASE_UNKNOWN: { code: 1690, status: 404 },
  PASE_TOO_MANY: { code: 1691 },
  NO_SUPPORT_EMAIL: { code: 1530 },
  NO_ROOM: {
    code: 1540,
    status: 503,
  },
  DAMAGED_FILE: {
    code: 1541,
    status: 410,
  },
  FILE_REMOVED: { code: 1543, status: 410 },
  DEMO_ONLY_HERE: {
    code: 1542,
    status: 403,
  },
  ACCESS_DENIED: { code: 'ACCESS_DENIED' },
  RECORD_NOT_FOUND: { code: 'RECORD_NOT_FOUND' },
  BAD_CLIENT_CREDENTIALS: { code: 401, status: 401 },
  TOO_SLOW: {
    code: 408,
    status: 408,
  },
  BODY_TOO_BIG: { code: 413, status: 413 },
  UNSUPPORTED_TYPE: { code: 415, status: 415 },
  BACKOFFICE_DOWN: {
    code: 1590,
    status: 503,
  },
  BACKOFFICE_ODD: {
    code: 1591,
    status: 502,
  },
  BACKOFFICE_REFUSED: { code: 1592 },
  BACKOFFICE_UNSURE: {
    code: 1593,
    status: 502,
  },
  BUSY: { code: 503, status: 503 },
} as const satisfies Partial<Record<SentenceCode, { code: number | string; status?: number }>>

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

interface RefusalDetail {
  fields?: Record<string, string>
  retryAfter?: number
  twin?: string
  /** What the message's `{placeholders}` become. */
  words?: Record<string, Word>
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
  const refusal: { code: number | string; status?: number } = refusals[name]
  return new Refusal({ code: refusal.code, message: sentenceOf(name, words), ...detail }, refusal.status)
}

/**
 * Wrong input in one field, with the sentence that is read beside it. Named with the fields there are, the compiler
 * knows a misspelled one: `refuseField<FieldOf<'SaveChofer'>>('documento', …)`.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it is for callers to say which fields there are
export function refuseField<Field extends string = string>(field: Field, sentence: Sentence): Refusal {
  return refuse('INVALID_INPUT', { fields: { [field]: sentence } })
}
