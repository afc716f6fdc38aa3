import type { Answer } from '@portal/contract'
import type { FrameAlert } from '@portal/ui/frame/AlertBadge.tsx'
import type { TFunction } from 'i18next'
import { documentosEn } from '../rutas.ts'

/**
 * What the bell counts, says and leads to: what was never presented, and what was rejected. While neither is known nothing
 * is counted, and nobody is told that all is in order.
 */
export function campana(t: TFunction, counted: Answer<'ContarFaltantes'> | undefined): FrameAlert {
  const { faltantes, rechazados = 0 } = counted ?? {}
  return {
    count: (faltantes ?? 0) + rechazados,
    label: said(t, faltantes, rechazados),
    link:
      faltantes === 0 && rechazados > 0
        ? documentosEn('presentados', { estado: 'rechazado' })
        : documentosEn('pendientes'),
  }
}

function said(t: TFunction, faltantes: number | undefined, rechazados: number): string {
  if (rechazados > 0) {
    const cantidad = { cantidad: rechazados, count: rechazados }
    return faltantes
      ? t('documentos.pendientesYRechazados', { ...cantidad, pendientes: faltantes })
      : t('documentos.rechazadosDeMas', cantidad)
  }
  if (faltantes === undefined) return t('documentos.titulo')
  return faltantes === 0 ? t('documentos.alDia') : t('documentos.pendientesDeMas', { cantidad: faltantes })
}
