import type { Answer } from '@portal/contract'
import { maxCandidatos, type PorqueDeCandidato } from '@portal/contract/entradas.ts'
import { maxTambien } from '@portal/contract/documentos.ts'
import type { RecursoDibujable } from '@portal/parts/RecursoCell.tsx'
import type { Entrada } from './entrada.ts'

/** Somebody whose a paper may be. */
export interface Posible extends RecursoDibujable {
  recursoid: string
  /** What its pages say of them; of who only lacks such a paper, nothing. */
  porque?: PorqueDeCandidato
  dice?: string
}

type DelTipo = Answer<'RecursosDelTipo'>['records'][number]

/**
 * Whose one may be, the one that is proposed first; none where nothing is asked. Of a paper that names nobody, those who lack one
 * of its type, where they are few.
 */
export function posiblesDe(entrada: Entrada, delTipo: readonly DelTipo[]): Posible[] {
  const { recursoid, candidatos = [], certeza } = entrada
  const said = candidatos.map(({ porque, dice, ...recurso }): Posible => {
    const why = porque as PorqueDeCandidato // the contract's own check
    return { ...recurso, porque: why, dice }
  })
  if (said.length > 0) {
    if (certeza === 'segura' || said.every((each) => each.recursoid === recursoid)) return []
    const own =
      said.find((each) => each.recursoid === recursoid) ?? (recursoid ? ownOf(entrada, recursoid) : undefined)
    return own ? [own, ...said.filter((each) => each !== own)] : said
  }
  if (certeza !== 'sin ubicar' || recursoid || delTipo.length > maxTambien) return []
  const lacking = delTipo.filter(
    ({ estado, renovacion }) => renovacion !== true && estado !== undefined && lacks.has(estado),
  )
  return lacking.length > maxCandidatos ? [] : lacking
}

const lacks = new Set<string>(['pendiente', 'rechazado', 'vencido'])

const ownOf = ({ tiporecurso, nombre, ...entrada }: Entrada, recursoid: string): Posible => ({
  ...entrada,
  recursoid,
  tiporecurso: tiporecurso ?? undefined,
  nombre: nombre ?? undefined,
})

/** Why nobody is sure of one, to be said in a sentence; nothing where there is no doubt, or a sender said what it is. */
export type Duda = 'parecida' | 'varios' | 'nadie' | 'sinPapel' | 'sinSeguridad'

export function dudaDe({
  certeza,
  origen,
  recursoid,
  tipodocumentoid,
  candidatos = [],
}: Entrada): Duda | undefined {
  if (certeza === 'segura' || origen === 'pedido' || origen === 'legajo') return undefined
  if (candidatos.length > 1 && candidatos.every(({ porque }) => porque !== 'parecida')) return 'varios'
  if (!recursoid) return candidatos.some(({ porque }) => porque === 'parecida') ? 'parecida' : 'nadie'
  return tipodocumentoid ? 'sinSeguridad' : 'sinPapel'
}
