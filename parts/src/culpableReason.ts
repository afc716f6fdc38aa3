import { diasEntre, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Culpable } from '@portal/contract/recursos.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import type { TFunction } from 'i18next'
import { enDias, enDiasDentro } from './tiempo.ts'

/** Why, under the document's own name: "Venció hace 9 días". */
export function culpableReason(t: TFunction, { estado, fecha, texto }: Culpable): string {
  const dias = fecha === null ? undefined : diasEntre(hoyEnBuenosAires(), fecha)
  const lejos = Math.abs(dias ?? 0)
  if (estado === 'en revision') {
    const cuando = dias === undefined ? '' : enDiasDentro(t, 'desde', lejos)
    return t('recurso.veredicto.espera', { cuando }).trim()
  }
  if (estado === 'pendiente') return t('tiempo.falta')
  if (estado === 'exceptuado') {
    const until = t('casilla.exceptuado', { fecha: fecha === null ? '—' : formatDate(fecha) })
    return texto ? `${until} · «${texto}»` : until
  }
  if (texto) return `«${texto}»`
  if (dias !== undefined && fecha !== null && estado === 'vencido')
    // Asked about a day to come, what will have ended has not ended yet.
    return dias >= 0 ? t('recurso.veredicto.antes', { fecha: formatDate(fecha) }) : enDias(t, 'vencio', lejos)
  if (dias !== undefined && estado === 'activo') return enDias(t, 'vence', lejos)
  if (dias !== undefined && estado === 'rechazado') return enDias(t, 'rechazado', lejos)
  return estado === 'BAJA' || estado === 'BLOQUEADO' || estado === 'NO PARTICIPA'
    ? t(`estadoRecurso.${estado}`)
    : t(`estadoCasilla.${estado}`)
}
