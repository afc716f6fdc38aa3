import type { Answer } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { fechasConSentido, presentacionProblems } from '@portal/contract/vigencia.ts'
import { capitalized } from '@portal/ui/texts/locale.ts'

export type Entrada = Answer<'ListBandeja'>['records'][number]

/** Whether it can be presented as it stands: a person said whose it is, and no date is missing. What is unknown is none. */
export const isReady = (entrada: Entrada, hoy = hoyEnBuenosAires()): boolean => {
  const { certeza, recursoid, tipodocumentoid, vigencia, meses = null, dia_exigible = null } = entrada
  if (certeza !== 'segura' || !recursoid || !tipodocumentoid || !vigencia) return false
  const { fecha_emision = null, fecha_vencimiento = null, periodo = null } = entrada
  const declared = fechasConSentido(vigencia, { fecha_emision, fecha_vencimiento, periodo })
  return Object.keys(presentacionProblems({ vigencia, meses, dia_exigible }, declared, hoy)).length === 0
}

export interface Grupo {
  /** Null of what nobody knows whose it is. */
  recursoid: string | null
  entradas: readonly [Entrada, ...Entrada[]]
}

/** By resource, in the order they came in: what has no place is first there. */
export const inGroups = (entradas: readonly Entrada[]): Grupo[] => {
  const groups: { recursoid: string | null; entradas: [Entrada, ...Entrada[]] }[] = []
  for (const entrada of entradas) {
    const recursoid = entrada.recursoid ?? null
    const last = groups.at(-1)
    if (last?.recursoid === recursoid) last.entradas.push(entrada)
    else groups.push({ recursoid, entradas: [entrada] })
  }
  return groups
}

/** Which one is open once this one is gone: the one after it, or the one before. */
export const nextOf = (entradas: readonly Entrada[], entradaid: string): string | undefined => {
  const at = entradas.findIndex((each) => each.entradaid === entradaid)
  return (entradas[at + 1] ?? entradas[at - 1])?.entradaid
}

/** What it is; of what nobody knows, how its first file is called. */
export const titleOf = ({ nombre_corto, tipodocumento, archivos }: Entrada): string | undefined => {
  const tipo = nombre_corto ?? tipodocumento
  return tipo ? capitalized(tipo) : archivos?.[0]?.nombre
}
