import { sumarAlPeriodo, sumarDias } from '@portal/contract/calendario.ts'
import type { EstadoDeControl } from '@portal/contract/reglaDeControl.ts'
import type { Vigencia } from '@portal/contract/vigencia.ts'

/**
 * How a control of a worker stands in a month, and who counts in it: what is proved by papers, lifted or said not to apply,
 * and what came after the month was closed. An unknown is never a yes. The database's `control_de_mes` decides the same. See
 * docs/decisions/0139.
 */

/** Days, both included. */
export interface Dias {
  desde: string
  hasta: string
}

interface Ruta {
  /** The day on which it came to stand in the portal. */
  creado: string
  fecha_alta: string | null
  /** Of one on leave. */
  fecha_baja: string | null
}

const max = (...dias: (string | null)[]) =>
  dias.reduce<string>((last, dia) => (dia !== null && dia > last ? dia : last), '')

/**
 * The days of a month (`YYYY-MM`) on which a chofer was on the road; null where there is none. One on leave of whom no day is
 * known was there all along.
 */
export function diasEnRuta({ creado, fecha_alta, fecha_baja }: Ruta, mes: string): Dias | null {
  const ultimo = sumarDias(`${sumarAlPeriodo(mes, 1)}-01`, -1)
  const desde = max(`${mes}-01`, creado, fecha_alta)
  const hasta = fecha_baja !== null && fecha_baja < ultimo ? fecha_baja : ultimo
  return desde <= hasta ? { desde, hasta } : null
}

/** A presentation that was not withdrawn. */
export interface Papel {
  documentoid: string
  estado: 'en revision' | 'aprobado' | 'rechazado'
  bloqueado: boolean
  periodo: string | null
  fecha_emision: string | null
  fecha_vencimiento: string | null
  /** The day. */
  presentado: string
}

/** On which days a paper proves something; null where on none. */
function pruebaDurante(vigencia: Vigencia, papel: Papel, dias: Dias, mes: string): Dias | null {
  const { periodo, fecha_emision, fecha_vencimiento, presentado } = papel
  switch (vigencia) {
    case 'mensual':
      return periodo === mes ? dias : null
    case 'sin vencimiento':
      return fecha_emision === null || fecha_emision <= dias.hasta ? dias : null
    case 'impresa':
    case 'meses': {
      const desde = fecha_emision ?? presentado
      return fecha_vencimiento !== null && fecha_vencimiento >= desde
        ? { desde, hasta: fecha_vencimiento }
        : null
    }
  }
}

/** Whether each of those days is in one of them. */
function cubren(dias: Dias, partes: readonly Dias[]): boolean {
  let falta = dias.desde
  for (const { desde, hasta } of partes.toSorted((a, b) => (a.desde < b.desde ? -1 : 1)))
    if (desde <= falta && hasta >= falta) falta = sumarDias(hasta, 1)
  return falta > dias.hasta
}

interface Prueba {
  estado: 'cumplido' | 'en revision' | 'rechazado' | 'falta'
  bloqueado: boolean
  /** The papers that prove it, or the one that speaks where none does. */
  papeles: string[]
}

/** How what one type proves stands, by its papers, oldest first. A blocked one proves nothing, and neither does another beside it. */
export function pruebaDe(vigencia: Vigencia, papeles: readonly Papel[], dias: Dias, mes: string): Prueba {
  const relevant = papeles.flatMap((papel) => {
    const rango = pruebaDurante(vigencia, papel, dias, mes)
    return rango && rango.desde <= dias.hasta && rango.hasta >= dias.desde ? { papel, rango } : []
  })
  const idsOf = (some: typeof relevant) => some.map(({ papel }) => papel.documentoid)
  const blocked = relevant.filter(({ papel }) => papel.bloqueado)
  if (blocked.length > 0) return { estado: 'rechazado', bloqueado: true, papeles: idsOf(blocked.slice(-1)) }
  const approved = relevant.filter(({ papel }) => papel.estado === 'aprobado')
  if (
    cubren(
      dias,
      approved.map(({ rango }) => rango),
    )
  )
    return { estado: 'cumplido', bloqueado: false, papeles: idsOf(approved) }
  const last = relevant.slice(-1)
  const estado = last[0]?.papel.estado ?? 'aprobado'
  return { estado: estado === 'aprobado' ? 'falta' : estado, bloqueado: false, papeles: idsOf(last) }
}

/** One that a type asks: `exceptuada` where the provider lifts it. */
interface PruebaPedida extends Pick<Prueba, 'estado' | 'bloqueado'> {
  exceptuada: boolean
}

/** Of what the types that prove a control say, the worst; nothing that proves it is missing too. */
export function controlHoy(pruebas: readonly PruebaPedida[], noCorresponde: boolean): EstadoDeControl {
  const order = ['rechazado', 'falta', 'en revision', 'exceptuado', 'cumplido'] as const
  const said = pruebas.map(({ estado, bloqueado, exceptuada }) =>
    exceptuada && estado !== 'cumplido' && !bloqueado ? 'exceptuado' : estado,
  )
  const worst = order.find((each) => said.includes(each)) ?? 'falta'
  return noCorresponde && worst !== 'cumplido' ? 'no corresponde' : worst
}

/** An exception counts for the month when it was in force on a day of it or of the one after, in which its papers are due. */
export const exceptuaElMes = (excepcion: Dias, dias: Dias, mes: string): boolean =>
  excepcion.desde < `${sumarAlPeriodo(mes, 2)}-01` && excepcion.hasta >= dias.desde

/**
 * How it stands once its month may have been closed: what proves it later is late, and what was closed as proved stays so
 * unless its paper was blocked since. `congelado` is what was closed last; null where nothing was closed of it.
 */
export function trasCierre(
  ahora: EstadoDeControl,
  {
    bloqueado,
    cerrado,
    congelado,
  }: { bloqueado: boolean; cerrado: boolean; congelado: EstadoDeControl | null },
): EstadoDeControl {
  if (!cerrado || (bloqueado && ahora === 'rechazado')) return ahora
  if (congelado === 'cumplido' || congelado === 'tardio') return congelado
  if (ahora === 'cumplido') return 'tardio'
  return congelado === 'exceptuado' || congelado === 'no corresponde' ? congelado : ahora
}
