import type { TipoDocumento } from '../catalogo/tipo.ts'
import { addDays, addMonths, daysBetween, demandedPeriod } from './calendar.ts'
import type { Outcome } from './outcomes.ts'
import type { Dates } from './papers.ts'
import type { Random } from './random.ts'

/** One presentation of a paper, and what the provider decided of it. Days count back from today. */
export interface Presentacion extends Dates {
  estado: 'en revision' | 'aprobado' | 'rechazado' | 'bloqueado'
  presentedDaysAgo: number
  decidedDaysAgo: number | null
  motivo: string | null
}

const MOTIVOS_RECHAZO = [
  'La imagen no se lee bien. Volvé a cargarla, con buena luz y sin recortes.',
  'Falta el dorso o alguna página. Cargá el documento completo.',
  'La fecha declarada no coincide con la del documento. Corregila y volvé a presentarlo.',
  'Falta la firma o el sello de quien lo emite.',
] as const
const MOTIVO_BLOQUEO = 'La información no coincide con la del emisor. Estamos verificándola.'

/**
 * The presentations that lead to `outcome`, oldest first; none for what was never presented. None is older than the
 * resource, which is `age` days old.
 */
export function presentations(
  outcome: Outcome,
  tipo: TipoDocumento,
  { today, age }: { today: string; age: number },
  random: Random,
): Presentacion[] {
  const monthly = tipo.vigencia === 'mensual' ? demandedPeriod(today) : undefined
  const span = monthly ? Math.min(age, daysBetween(monthly.fecha_emision, today)) : age
  const ago = (lowest: number, highest: number) => Math.min(span, random.between(lowest, highest))
  const dates = (daysLeft: number, presentedDaysAgo: number) =>
    monthly ?? datesOf(tipo, addDays(today, daysLeft), addDays(today, -presentedDaysAgo - 5))
  const approvedFor = (daysLeft: number, presentedDaysAgo: number) =>
    approved(dates(daysLeft, presentedDaysAgo), presentedDaysAgo)
  const inReviewFor = (presentedDaysAgo: number) =>
    inReview(dates(random.between(90, 330), presentedDaysAgo), presentedDaysAgo)

  switch (outcome) {
    case 'pendiente':
      return []
    case 'en revision':
      return [inReviewFor(ago(0, 6))]
    case 'activo':
      return withEarlierTry(approvedFor(random.between(40, 320), ago(4, 18)), span, random)
    case 'por vencer':
      return withEarlierTry(approvedFor(random.between(2, 28), ago(30, 60)), span, random)
    case 'en renovación':
      return [approvedFor(random.between(3, 20), ago(30, 60)), inReviewFor(ago(0, 4))]
    case 'rechazado':
      return [rejected(dates(random.between(60, 300), 9), ago(1, 9), random)]
    case 'vencido':
      return [expired(tipo, today, age, random)]
    case 'bloqueado':
      return [
        { ...approvedFor(random.between(90, 300), ago(4, 18)), estado: 'bloqueado', motivo: MOTIVO_BLOQUEO },
      ]
  }
}

function approved(dates: Dates, presentedDaysAgo: number): Presentacion {
  return {
    ...dates,
    estado: 'aprobado',
    presentedDaysAgo,
    decidedDaysAgo: Math.max(0, presentedDaysAgo - 2),
    motivo: null,
  }
}

function rejected(dates: Dates, presentedDaysAgo: number, random: Random): Presentacion {
  return {
    ...approved(dates, presentedDaysAgo),
    estado: 'rechazado',
    motivo: random.pick(MOTIVOS_RECHAZO),
  }
}

function inReview(dates: Dates, presentedDaysAgo: number): Presentacion {
  return { ...dates, estado: 'en revision', presentedDaysAgo, decidedDaysAgo: null, motivo: null }
}

/** Now and then the first photo was no good. */
function withEarlierTry(presentacion: Presentacion, span: number, random: Random): Presentacion[] {
  if (!random.chance(0.08)) return [presentacion]
  return [rejected(presentacion, Math.min(span, presentacion.presentedDaysAgo + 4), random), presentacion]
}

/** Approved in its day, and past its end since: of what is asked for monthly, the period before the demanded one. */
function expired(tipo: TipoDocumento, today: string, age: number, random: Random): Presentacion {
  if (tipo.vigencia === 'mensual') {
    const dates = demandedPeriod(addMonths(today, -1))
    return approved(dates, Math.min(age, daysBetween(dates.fecha_emision, today) - 5))
  }
  const presentedDaysAgo = Math.min(age, random.between(60, 120))
  const end = addDays(today, -random.between(2, 45))
  return approved(datesOf(tipo, end, addDays(today, -presentedDaysAgo - 20)), presentedDaysAgo)
}

/** The dates that a paper carries as its type's validity asks for them; issued on `issuedBy` at the latest. */
function datesOf(tipo: TipoDocumento, end: string, issuedBy: string): Dates {
  const earlier = (date: string) => (date < issuedBy ? date : issuedBy)
  switch (tipo.vigencia) {
    case 'impresa':
      return { fecha_emision: earlier(addMonths(end, -24)), fecha_vencimiento: end, periodo: null }
    case 'meses': {
      const months = tipo.meses ?? 12
      const issued = earlier(addMonths(end, -months))
      return { fecha_emision: issued, fecha_vencimiento: addMonths(issued, months), periodo: null }
    }
    default:
      return { fecha_emision: addMonths(issuedBy, -8), fecha_vencimiento: null, periodo: null }
  }
}
