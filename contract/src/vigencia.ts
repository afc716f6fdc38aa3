import { sentence } from './wording.ts'
import { periodoDe, sumarAlPeriodo, sumarDias, sumarMeses } from './calendario.ts'

/**
 * Until when a document is valid: which dates its type asks, what follows from them, and what may be wrong with them.
 * Forms, console and server lean on this one rule. See docs/decisions/0029.
 */

export const vigencias = ['impresa', 'meses', 'mensual', 'sin vencimiento'] as const
export type Vigencia = (typeof vigencias)[number]

export interface ReglaDeVigencia {
  vigencia: Vigencia
  /** Of a type of `meses`: how many from its issue. */
  meses: number | null
  /** Of a monthly type: from this day of the following month on, a period is demanded. Null where a form does not know it. */
  dia_exigible: number | null
  /**
   * A control asks about its months: one whose day has passed is taken still, and proves its month alone. See
   * docs/decisions/0145.
   */
  controlado?: boolean | undefined
}

/**
 * How many days before its end a document counts as ending soon. A monthly one never has more than a month left: with 30
 * days nobody would ever be just fit. The database's `aviso_de` says the same. See docs/decisions/0007.
 */
export const diasDeAviso = (vigencia: Vigencia): number => (vigencia === 'mensual' ? 7 : 30)

/** Whether what is valid through `fecha` is valid on `hoy`, and ends so soon after it that it is told. */
export const porVencer = (vigencia: Vigencia, fecha: string | null, hoy: string): boolean =>
  fecha !== null && fecha >= hoy && fecha <= sumarDias(hoy, diasDeAviso(vigencia))

/** Dates that a paper may say. */
export const fechas = ['fecha_emision', 'fecha_vencimiento', 'periodo'] as const
export type Fecha = (typeof fechas)[number]
export type FechasDeclaradas = Record<Fecha, string | null>

/** What a date is to a type: without the required one nobody could tell until when it is valid. One that isn't here means nothing. */
const preguntas: Record<Vigencia, Partial<Record<Fecha, 'requerida' | 'opcional'>>> = {
  impresa: { fecha_emision: 'opcional', fecha_vencimiento: 'requerida' },
  meses: { fecha_emision: 'requerida' },
  mensual: { periodo: 'requerida' },
  'sin vencimiento': { fecha_emision: 'opcional' },
}

/** Those that mean something for the type, in the order in which they are asked. */
export const fechasDe = (vigencia: Vigencia): readonly Fecha[] =>
  fechas.filter((fecha) => fecha in preguntas[vigencia])

export const esRequerida = (vigencia: Vigencia, fecha: Fecha): boolean =>
  preguntas[vigencia][fecha] === 'requerida'

/** Of a period that is said of a type that has none. */
export const noMensual = sentence('esteDocumentoNoEsMensualDeja')

/** Why a date that means nothing for the type is refused, rather than dropped without a word. */
const sobra: Record<Vigencia, Partial<Record<Fecha, string>>> = {
  impresa: { periodo: noMensual },
  meses: {
    fecha_vencimiento: sentence('elVencimientoSaleDeLaFecha'),
    periodo: noMensual,
  },
  mensual: {
    fecha_emision: sentence('esteDocumentoSePresentaPorPeriodo'),
    fecha_vencimiento: sentence('elVencimientoSaleDelPeriodoDejalo'),
  },
  'sin vencimiento': {
    fecha_vencimiento: sentence('esteDocumentoNoVenceDeja'),
    periodo: noMensual,
  },
}

/** The declared dates that mean something for the type. */
export const fechasConSentido = (vigencia: Vigencia, declaradas: FechasDeclaradas): FechasDeclaradas => ({
  fecha_emision: null,
  fecha_vencimiento: null,
  periodo: null,
  ...Object.fromEntries(fechasDe(vigencia).map((fecha) => [fecha, declaradas[fecha]])),
})

/** Whether the expiry follows from another date: then it is shown, and never asked. */
export const derivaVencimiento = (vigencia: Vigencia): boolean =>
  vigencia === 'meses' || vigencia === 'mensual'

/** The last day on which a document is valid; null when it never ends, or what it follows from is not known. */
export function vencimientoDe(
  { vigencia, meses, dia_exigible }: ReglaDeVigencia,
  { fecha_emision, fecha_vencimiento, periodo }: FechasDeclaradas,
): string | null {
  switch (vigencia) {
    case 'impresa':
      return fecha_vencimiento
    case 'meses':
      return fecha_emision === null || meses === null ? null : sumarMeses(fecha_emision, meses)
    case 'mensual':
      return periodo === null || dia_exigible === null ? null : finDelPeriodo(periodo, dia_exigible)
    case 'sin vencimiento':
      return null
  }
}

/** Period P covers until the day before P+1 is demanded. See docs/decisions/0007. */
export function finDelPeriodo(periodo: string, diaExigible: number): string {
  const demandsNext = `${sumarAlPeriodo(periodo, 2)}-${String(diaExigible).padStart(2, '0')}`
  return sumarDias(demandsNext, -1)
}

/** The newest period that is demanded on a day. */
export function periodoExigible(dia: string, diaExigible: number): string {
  const meses = Number(dia.slice(8)) >= diaExigible ? -1 : -2
  return sumarAlPeriodo(periodoDe(dia), meses)
}

type ProblemasDeFechas = Partial<Record<Fecha, string>>

/** Whether the day of the month that a paper is for has passed on `hoy`. */
export function mesYaPaso(regla: ReglaDeVigencia, declaradas: FechasDeclaradas, hoy: string): boolean {
  const fin = regla.vigencia === 'mensual' ? vencimientoDe(regla, declaradas) : null
  return fin !== null && fin < hoy
}

/**
 * What is wrong with the dates of a presentation made on the day `hoy`: a sentence for each. Nobody presents what has ended,
 * but a month that is controlled.
 */
export function presentacionProblems(
  regla: ReglaDeVigencia,
  declaradas: FechasDeclaradas,
  hoy: string,
): ProblemasDeFechas {
  const problems = fechasProblems(regla, declaradas, hoy)
  if (Object.keys(problems).length > 0) return problems
  if (regla.controlado === true && mesYaPaso(regla, declaradas, hoy)) return {}
  return problemaDeVencido(regla, declaradas, hoy, 'vencidoPresenta')
}

/** The same of an approval: one that ended while it waited may still be approved, and shows as vencido, by who says so. */
export function aprobacionProblems(
  regla: ReglaDeVigencia,
  declaradas: FechasDeclaradas,
  hoy: string,
  { aunqueVencido }: { aunqueVencido: boolean },
): ProblemasDeFechas {
  const problems = fechasProblems(regla, declaradas, hoy)
  if (aunqueVencido || Object.keys(problems).length > 0) return problems
  return problemaDeVencido(regla, declaradas, hoy, 'vencidoConfirma')
}

/** Beside the date that its end follows from. */
function problemaDeVencido(
  regla: ReglaDeVigencia,
  declaradas: FechasDeclaradas,
  hoy: string,
  remedio: 'vencidoPresenta' | 'vencidoConfirma',
): ProblemasDeFechas {
  const vencimiento = vencimientoDe(regla, declaradas)
  const required = fechas.find((fecha) => esRequerida(regla.vigencia, fecha))
  if (vencimiento === null || vencimiento >= hoy || required === undefined) return {}
  return { [required]: sentence(remedio, { fecha: { dia: vencimiento } }) }
}

/** What is wrong with dates however late it is. */
export function fechasProblems(
  { vigencia }: Pick<ReglaDeVigencia, 'vigencia'>,
  declaradas: FechasDeclaradas,
  hoy: string,
): ProblemasDeFechas {
  const problems: ProblemasDeFechas = {}
  for (const fecha of fechas) {
    const problem =
      declaradas[fecha] === null
        ? esRequerida(vigencia, fecha) && sentence('requerido')
        : (sobra[vigencia][fecha] ?? orderProblem(fecha, declaradas, hoy))
    if (problem) problems[fecha] = problem
  }
  return problems
}

function orderProblem(
  fecha: Fecha,
  { fecha_emision, fecha_vencimiento, periodo }: FechasDeclaradas,
  hoy: string,
): string | false {
  switch (fecha) {
    case 'fecha_emision':
      return fecha_emision !== null && fecha_emision > hoy && sentence('laFechaDeEmisionNoPuede')
    case 'fecha_vencimiento':
      return (
        fecha_emision !== null &&
        fecha_vencimiento !== null &&
        fecha_vencimiento < fecha_emision &&
        sentence('elVencimientoEsAnterior')
      )
    case 'periodo':
      return periodo !== null && periodo > periodoDe(hoy) && sentence('elPeriodoNoPuedeSerFuturo')
  }
}
