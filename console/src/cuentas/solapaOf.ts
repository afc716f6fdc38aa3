import { lenient } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

/** The tabs of an account, by the names they have in its address. */
export const solapas = ['recursos', 'documentos', 'unidades', 'usuarios', 'historial'] as const
export type Solapa = (typeof solapas)[number]

const search = z.object({ solapa: lenient(z.enum(solapas)) })

export const solapaOf = (address: object): Solapa => search.parse(address).solapa ?? 'recursos'

/** The same of one of its resources. */
export const solapasDeRecurso = ['documentos', 'datos', 'unidades', 'historial'] as const
export type SolapaDeRecurso = (typeof solapasDeRecurso)[number]

const ofRecurso = z.object({ solapa: lenient(z.enum(solapasDeRecurso)) })

export const solapaDeRecursoOf = (address: object): SolapaDeRecurso =>
  ofRecurso.parse(address).solapa ?? 'documentos'
