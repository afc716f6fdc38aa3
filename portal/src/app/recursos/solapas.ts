import { lenient } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

/** The tabs of a resource, by the names they have in its address. */
export const solapas = ['documentos', 'datos', 'controles', 'unidades', 'historial'] as const
export type Solapa = (typeof solapas)[number]

export const SolapaSearch = z.object({ solapa: lenient(z.enum(solapas)) })
