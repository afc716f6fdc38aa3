import { formatNumber } from '@portal/ui/show/format.ts'
import type { TFunction } from 'i18next'
import { maxColumnas, maxFilas, maxHojas, PlanillaProblem } from './planilla/planilla.ts'

/** Why a file is no sheet, as a sentence. */
export function fallaName(t: TFunction, error: unknown): string {
  const { falla, cuantas } = error instanceof PlanillaProblem ? error : new PlanillaProblem('danado')
  return t(`importar.archivo.${falla}`, {
    n: formatNumber(cuantas),
    filas: formatNumber(maxFilas),
    columnas: formatNumber(maxColumnas),
    hojas: formatNumber(maxHojas),
  })
}
