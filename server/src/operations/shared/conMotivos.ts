import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { CulpableEnOrden } from '@portal/contract/recursos.ts'
import { motivosDeRecurso } from '../../rules/motivo.ts'

/** A row with the first of its reasons, and all of them as sentences. */
export const conMotivos = <Row extends { culpables: CulpableEnOrden[] }>(row: Row) => ({
  ...row,
  culpable: row.culpables[0] ?? null,
  motivos: motivosDeRecurso(row.culpables, hoyEnBuenosAires()),
})
