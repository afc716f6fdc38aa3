import { esDeChofer, lugares, type Lugar } from '@portal/contract/lugaresDeUnidad.ts'
import type { ProblemaDePase } from './pase.ts'
import { buscar, comoSeBusca, type Clase, type Contra, type EnPuerta, type Lista } from './lista.ts'

/** What a guard is told, from a list alone: an unknown is never a yes. The same rule as the server's, asked again when there is a line. */

export const respuestas = ['puede', 'no', 'llamar'] as const
export type Respuesta = (typeof respuestas)[number]

/** A list that is older says nothing of today. */
export const maxEdadDeLista = 24 * 60 * 60

/** What a device knows of the time, in seconds since 1970. */
export interface Reloj {
  /** By its own clock, brought to the server's when they last spoke. */
  ahora: number
  /** The latest that it ever saw: a clock that was put back stands before it. */
  masTarde: number
}

export type Motivo =
  | { que: Contra | 'vencido el'; parte: string; hasta: string | null }
  | { que: 'no figura'; parte: string }
  | { que: 'lista vieja' | 'reloj' | 'sin lista' }
  | { que: 'pase'; problema: ProblemaDePase }

export interface ParteJuzgada {
  lugar: Lugar
  clase: Clase
  /** A plate or a number. */
  texto: string
  respuesta: Respuesta
  hasta: string | null
}

export interface Juicio {
  respuesta: Respuesta
  partes: ParteJuzgada[]
  /** The worst first. */
  motivos: Motivo[]
  /** How old the list is, in seconds; null without one. */
  edad: number | null
}

/** How much a clock may go back between two looks. */
const holgura = 300

/** Whether the list may be asked at all; a reason to call where not. */
export function problemaDeLista(lista: Lista | undefined, { ahora, masTarde }: Reloj): Motivo | undefined {
  if (!lista) return { que: 'sin lista' }
  const { emitida } = lista.cabecera
  if (ahora < masTarde - holgura || ahora < emitida - holgura) return { que: 'reloj' }
  return ahora - emitida > maxEdadDeLista ? { que: 'lista vieja' } : undefined
}

/** Those that come, by their places. */
export type Vienen = Partial<Record<Lugar, string>>

export function juzgar(
  lista: Lista | undefined,
  vienen: Vienen,
  reloj: Reloj,
  /** What is wrong with the pass that they showed, where they showed one. */
  problema?: ProblemaDePase,
): Juicio {
  const hoy = diaEnBuenosAires(reloj.ahora)
  const stale = problemaDeLista(lista, reloj)
  const partes: ParteJuzgada[] = []
  const motivos: Motivo[] = stale ? [stale] : []
  if (problema !== undefined) motivos.unshift({ que: 'pase', problema })
  for (const lugar of lugares) {
    const texto = vienen[lugar]
    if (texto === undefined) continue
    const clase: Clase = esDeChofer(lugar) ? 'chofer' : 'dominio'
    const found = lista && buscar(lista, clase, texto)
    const { respuesta, motivos: own } = deUno(found, texto, hoy)
    partes.push({ lugar, clase, texto, respuesta, hasta: found?.hasta ?? null })
    motivos.push(...own)
  }
  return {
    respuesta: peor([
      ...partes.map((parte) => parte.respuesta),
      ...(stale || partes.length === 0 ? (['llamar'] as const) : []),
      ...(problema === undefined ? [] : [delPase(problema)]),
    ]),
    partes,
    motivos: motivos.toSorted((a, b) => peso(a) - peso(b)),
    edad: lista ? Math.max(0, reloj.ahora - lista.cabecera.emitida) : null,
  }
}

/** One alone, as it is typed. */
export function deUno(
  found: EnPuerta | undefined,
  texto: string,
  hoy: string,
): { respuesta: Respuesta; motivos: Motivo[] } {
  if (!found) return { respuesta: 'llamar', motivos: [{ que: 'no figura', parte: texto }] }
  const { contra, hasta } = found
  const asks = contra.some((each) => each === 'desconocido' || each === 'dos')
  const motivos: Motivo[] = contra.map((que) => ({ que, parte: texto, hasta }))
  if (contra.length > 0) return { respuesta: asks ? 'llamar' : 'no', motivos }
  if (hasta !== null && hasta < hoy)
    return { respuesta: 'no', motivos: [{ que: 'vencido el', parte: texto, hasta }] }
  return { respuesta: 'puede', motivos: [] }
}

/** A pass that was forged, altered or revoked lets nobody in; of what can't be told, somebody is called. */
const delPase = (problema: ProblemaDePase): Respuesta =>
  problema === 'firma mala' ||
  problema === 'anulado' ||
  problema === 'mal hecho' ||
  problema === 'no es un pase'
    ? 'no'
    : 'llamar'

const peor = (todas: readonly Respuesta[]): Respuesta =>
  todas.includes('no') ? 'no' : todas.includes('llamar') ? 'llamar' : 'puede'

const peso = ({ que }: Motivo): number =>
  que === 'pase'
    ? 0
    : que === 'lista vieja' || que === 'reloj' || que === 'sin lista'
      ? 1
      : que === 'no figura'
        ? 3
        : 2

/** What was typed of the plate that the guard sees, against the pass: its last three. */
export const coincide = (patente: string, tecleado: string): boolean => {
  const last = comoSeBusca(patente).slice(-signosQueSeComparan)
  return last !== '' && comoSeBusca(tecleado) === last
}
export const signosQueSeComparan = 3

/** `YYYY-MM-DD` there, of seconds since 1970; that country keeps one distance from UTC all year. */
export const diaEnBuenosAires = (segundos: number): string =>
  new Date((segundos - 3 * 60 * 60) * 1000).toISOString().slice(0, 10)
