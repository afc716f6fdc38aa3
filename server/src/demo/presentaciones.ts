import { periodoDe, sumarAlPeriodo, sumarDias, sumarMeses } from '@portal/contract/calendario.ts'
import { periodoExigible, vencimientoDe } from '@portal/contract/vigencia.ts'
import type { Causa } from '@portal/contract/causas.ts'
import type { TipoDocumento } from '../catalogo/tipo.ts'
import { daysBetween } from './moments.ts'
import type { Outcome } from './outcomes.ts'
import type { Dates } from './writePaper.ts'
import type { Random } from './random.ts'

/** One presentation of a paper, and what the provider decided of it. Days count back from today. */
export interface Presentacion extends Dates {
  estado: 'en revision' | 'aprobado' | 'rechazado' | 'bloqueado'
  presentedDaysAgo: number
  decidedDaysAgo: number | null
  motivo: string | null
  /** Of what was rejected. */
  causa?: Causa | null
}

const RECHAZOS = [
  { causa: 'ilegible', motivo: 'La imagen no se lee bien. Volvé a cargarla, con buena luz y sin recortes.' },
  { causa: 'incompleto', motivo: 'Falta el dorso o alguna página. Cargá el documento completo.' },
  {
    causa: 'fechas',
    motivo: 'La fecha declarada no coincide con la del documento. Corregila y volvé a presentarlo.',
  },
  { causa: 'incompleto', motivo: 'Falta la firma o el sello de quien lo emite.' },
] as const satisfies readonly Pick<Presentacion, 'causa' | 'motivo'>[]
const MOTIVO_BLOQUEO = 'La información no coincide con la del emisor. Estamos verificándola.'

/**
 * The presentations that lead to `outcome`, oldest first; none for what was never presented. None is older than the
 * resource, which is `age` days old. `days`, where the demonstration wants it so: until the paper ends or since it did; of what
 * was rejected or waits, since it was presented.
 */
export function presentations(
  outcome: Outcome,
  tipo: TipoDocumento,
  { today, age, days }: { today: string; age: number; days?: number | undefined },
  random: Random,
): Presentacion[] {
  const monthly = tipo.vigencia === 'mensual' ? monthlyDates(outcome, tipo, today) : undefined
  const span = monthly ? Math.min(age, daysBetween(monthly.fecha_emision, today)) : age
  const ago = (lowest: number, highest: number) => Math.min(span, random.between(lowest, highest))
  const dates = (daysLeft: number, presentedDaysAgo: number) =>
    monthly ?? datesOf(tipo, sumarDias(today, daysLeft), sumarDias(today, -presentedDaysAgo - 5))
  const approvedFor = (daysLeft: number, presentedDaysAgo: number) =>
    approved(dates(daysLeft, presentedDaysAgo), presentedDaysAgo)
  const inReviewFor = (presentedDaysAgo: number) =>
    inReview(dates(random.between(90, 330), presentedDaysAgo), presentedDaysAgo)

  switch (outcome) {
    case 'pendiente':
      return []
    case 'en revision':
      return [inReviewFor(Math.min(span, days ?? ago(0, 6)))]
    case 'activo':
      return withEarlierTry(approvedFor(random.between(40, 320), ago(4, 18)), span, random)
    case 'por vencer':
      return withEarlierTry(approvedFor(days ?? random.between(2, 28), ago(30, 60)), span, random)
    case 'en renovación':
      return [approvedFor(random.between(3, 20), ago(30, 60)), inReviewFor(ago(0, 4))]
    case 'rechazado':
      return [rejected(dates(random.between(60, 300), 9), Math.min(span, days ?? ago(1, 9)), random)]
    case 'mes rechazado':
      return withNextMonthRejected(tipo, { today, age, days }, random)
    case 'vencido':
      return [monthly ? approved(monthly, ago(40, 60)) : expired(tipo, today, { age, days }, random)]
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
    ...random.pick(RECHAZOS),
  }
}

function inReview(dates: Dates, presentedDaysAgo: number): Presentacion {
  return { ...dates, estado: 'en revision', presentedDaysAgo, decidedDaysAgo: null, motivo: null }
}

/** The month in demand is approved, and the one after it was sent back: the first hides none of the second. */
function withNextMonthRejected(
  tipo: TipoDocumento,
  { today, age, days = 2 }: { today: string; age: number; days?: number | undefined },
  random: Random,
): Presentacion[] {
  const demanded = periodoExigible(today, tipo.dia_exigible)
  const first = datesOfMonth(tipo, demanded, today)
  const next = datesOfMonth(tipo, sumarAlPeriodo(demanded, 1), today)
  const since = ({ fecha_emision }: Dates) => Math.min(age, daysBetween(fecha_emision, today))
  const rejectedDaysAgo = Math.min(since(next), days)
  return [
    approved(first, Math.min(since(first), Math.max(rejectedDaysAgo, 18))),
    rejected(next, rejectedDaysAgo, random),
  ]
}

/** Now and then the first photo was no good. */
function withEarlierTry(presentacion: Presentacion, span: number, random: Random): Presentacion[] {
  if (!random.chance(0.08)) return [presentacion]
  return [rejected(presentacion, Math.min(span, presentacion.presentedDaysAgo + 4), random), presentacion]
}

/** Approved in its day, and past its end since. */
function expired(
  tipo: TipoDocumento,
  today: string,
  { age, days }: { age: number; days?: number | undefined },
  random: Random,
): Presentacion {
  const presentedDaysAgo = Math.min(age, random.between(60, 120))
  const end = sumarDias(today, -(days ?? random.between(2, 45)))
  return approved(datesOf(tipo, end, sumarDias(today, -presentedDaysAgo - 20)), presentedDaysAgo)
}

/** The dates that a paper carries as its type's validity asks for them; issued on `issuedBy` at the latest. */
function datesOf(tipo: TipoDocumento, end: string, issuedBy: string): Dates {
  if (tipo.vigencia === 'sin vencimiento') {
    return { fecha_emision: sumarMeses(issuedBy, -8), fecha_vencimiento: null, periodo: null }
  }
  const issued = sumarMeses(end, -(tipo.meses ?? 24))
  const fecha_emision = issued < issuedBy ? issued : issuedBy
  const fecha_vencimiento = vencimientoDe(tipo, { fecha_emision, fecha_vencimiento: end, periodo: null })
  return { fecha_emision, fecha_vencimiento, periodo: null }
}

/**
 * Monthly papers: who is ahead presents the current month's, who is just in time has the one in demand, and who is
 * late stopped at the one before.
 */
function monthlyDates(outcome: Outcome, tipo: TipoDocumento, today: string): Dates {
  const demanded = periodoExigible(today, tipo.dia_exigible)
  const periodo =
    outcome === 'vencido'
      ? periodoDe(sumarMeses(`${demanded}-01`, -1))
      : outcome === 'por vencer'
        ? demanded
        : periodoDe(today)
  return datesOfMonth(tipo, periodo, today)
}

/**
 * Of a type by which months are controlled, the month before the one that was presented first: of most it was approved, of some
 * it was sent back and never came again, of a few it was never there.
 */
export function monthBefore(
  [first]: readonly Presentacion[],
  tipo: TipoDocumento,
  { today, age }: { today: string; age: number },
  random: Random,
): Presentacion[] {
  const last = sumarAlPeriodo(periodoDe(today), -1)
  if (tipo.control === null || tipo.vigencia !== 'mensual' || first?.periodo !== periodoDe(today)) return []
  const dates = datesOfMonth(tipo, last, today)
  // As soon as it was there, and before the other.
  const presentedDaysAgo = daysBetween(dates.fecha_emision, today)
  if (presentedDaysAgo <= first.presentedDaysAgo || presentedDaysAgo > age || random.chance(0.04)) return []
  return [random.chance(0.04) ? rejected(dates, presentedDaysAgo, random) : approved(dates, presentedDaysAgo)]
}

/** Past months' are issued on the first day after them. */
function datesOfMonth(tipo: TipoDocumento, periodo: string, today: string): Dates {
  const fecha_emision = periodo === periodoDe(today) ? `${periodo}-01` : sumarMeses(`${periodo}-01`, 1)
  return {
    fecha_emision,
    fecha_vencimiento: vencimientoDe(tipo, { fecha_emision, fecha_vencimiento: null, periodo }),
    periodo,
  }
}
