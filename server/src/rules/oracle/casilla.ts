import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import type { Vigencia } from '@portal/contract/vigencia.ts'

export interface Presentada {
  estado: 'en revision' | 'aprobado' | 'rechazado'
  bloqueado: boolean
  fecha_vencimiento: string | null
}

/**
 * What a slot shows on a day (domain: "Documento"). `ultima` is its newest presentation that was not withdrawn,
 * `vigente` its newest approved one. A document is valid through its date; `vencido` is computed and never stored.
 * The database's `estado_casilla` decides the same.
 */
export function estadoCasilla(
  ultima: Presentada | undefined,
  vigente: Presentada | undefined,
  dia: string,
): EstadoCasilla {
  if (!ultima) return 'pendiente'
  if (ultima.bloqueado || vigente?.bloqueado === true) return 'bloqueado'
  if (vigente && (vigente.fecha_vencimiento === null || vigente.fecha_vencimiento >= dia)) return 'activo'
  if (ultima.estado === 'en revision') return 'en revision'
  return ultima.estado === 'rechazado' ? 'rechazado' : 'vencido'
}

/**
 * Which approved presentation is in force, of those given oldest first: of a monthly type that of the latest period,
 * whenever it was presented; else the newest. The database's `senialar_casilla` points at the same. See
 * docs/decisions/0027.
 */
export function vigenteDe<Each extends Presentada & { periodo: string | null }>(
  vigencia: Vigencia,
  presentadas: readonly Each[],
): Each | undefined {
  const rank = ({ periodo }: Each) => (vigencia === 'mensual' ? (periodo ?? '') : '')
  return presentadas
    .filter(({ estado }) => estado === 'aprobado')
    .reduce<Each | undefined>((best, each) => (best && rank(best) > rank(each) ? best : each), undefined)
}

interface DeUnMes extends Presentada {
  periodo: string | null
  /** It came once its own day had passed: it speaks for its month alone. See docs/decisions/0145. */
  tardio: boolean
}

/** What speaks for a slot: of a monthly type the newest presentation and the one in force may be of two months. */
function hablaDe<Each extends DeUnMes>(
  ultima: Each | undefined,
  vigente: Each | undefined,
  dia: string,
): Each | undefined {
  const estado = estadoCasilla(ultima, vigente, dia)
  return vigente?.bloqueado === true || estado === 'activo' || estado === 'vencido' ? vigente : ultima
}

/** Of a slot, which presentation names it, its month and its number. */
export const nombraDe = <Each extends DeUnMes>(
  vigencia: Vigencia,
  ultima: Each | undefined,
  vigente: Each | undefined,
  dia: string,
): Each | undefined => (vigencia === 'mensual' ? hablaDe(ultima, vigente, dia) : ultima)

/**
 * The months of a monthly type that stand otherwise than their slot, of presentations given oldest first: in review,
 * rejected or blocked, as long as nothing approved covers that same month. Where what speaks for the slot is blocked, the
 * month in force is among them, which it would hide. The database's view `mes` tells the same. See docs/decisions/0042.
 */
export function mesesAparte<Each extends DeUnMes>(
  presentadas: readonly Each[],
  dia: string,
): { estado: EstadoCasilla; presentada: Each }[] {
  const speaking = presentadas.filter(({ tardio }) => !tardio)
  const ultima = speaking.at(-1)
  const vigente = vigenteDe('mensual', speaking)
  const habla = hablaDe(ultima, vigente, dia)
  const periodos = new Set(presentadas.flatMap(({ periodo }) => periodo ?? []))
  const delMes = [...periodos].flatMap((periodo) => {
    const all = presentadas.filter((each) => each.periodo === periodo)
    return all.findLast(({ estado }) => estado === 'aprobado') ?? all.at(-1) ?? []
  })
  const meses = delMes.flatMap((presentada) => {
    const estado = estadoMes(presentada)
    return estado === 'activo' || presentada === habla ? [] : { estado, presentada }
  })
  const hidden =
    vigente !== undefined &&
    !vigente.bloqueado &&
    (vigente.fecha_vencimiento === null || vigente.fecha_vencimiento >= dia) &&
    ultima?.bloqueado === true &&
    delMes.includes(ultima) &&
    vigente !== ultima
  return hidden ? [...meses, { estado: 'activo', presentada: vigente }] : meses
}

const estadoMes = ({ estado, bloqueado }: Presentada): EstadoCasilla => {
  if (bloqueado) return 'bloqueado'
  return estado === 'aprobado' ? 'activo' : estado
}
