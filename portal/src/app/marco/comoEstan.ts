import type { Answer } from '@portal/contract'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import type { TFunction } from 'i18next'

type Dashboard = Answer<'Dashboard'>

/** «11 de 16 habilitados»; of the company, until when. */
export function comoEsta(t: TFunction, clase: NonNullable<Dashboard['cumplimiento']>[number]): string {
  const { tiporecurso, habilitados, porVencer, total, hasta } = clase
  if (tiporecurso !== 'transporte')
    return t('recursos.habilitados', { n: formatNumber(habilitados + porVencer), total: formatNumber(total) })
  if (habilitados + porVencer === 0) return t('aptitud.no habilitado')
  return hasta
    ? t('inicio.cumplimiento.hasta', { fecha: formatDate(hasta).slice(0, 5) })
    : t('aptitud.habilitado')
}

/** «4 de 6 pueden salir» */
export const comoEstanUnidades = (
  t: TFunction,
  { habilitados, porVencer, total }: NonNullable<Dashboard['cumplimientoUnidades']>,
): string =>
  t('inicio.cumplimiento.pueden', { n: formatNumber(habilitados + porVencer), total: formatNumber(total) })

/** How each item of the menu stands, by its key. Of what is not known nothing is said. */
export function comoEstan(t: TFunction, tablero: Dashboard | undefined): Partial<Record<string, string>> {
  if (!tablero) return {}
  const { porHacer, pendientes, enRevision, cumplimiento = [], cumplimientoUnidades } = tablero
  const de = (tiporecurso: string) => {
    const clase = cumplimiento.find((each) => each.tiporecurso === tiporecurso)
    return clase && clase.total > 0 ? { said: comoEsta(t, clase) } : undefined
  }
  const said = {
    inicio:
      porHacer === undefined ? undefined : t('menu.paraVos', { count: porHacer, n: formatNumber(porHacer) }),
    transporte: de('transporte')?.said,
    choferes: de('chofer')?.said,
    dominios: de('dominio')?.said,
    unidades:
      cumplimientoUnidades && cumplimientoUnidades.total > 0
        ? comoEstanUnidades(t, cumplimientoUnidades)
        : undefined,
    documentos:
      pendientes === undefined || enRevision === undefined
        ? undefined
        : t('menu.documentos', {
            count: pendientes,
            pendientes: formatNumber(pendientes),
            enRevision: formatNumber(enRevision),
          }),
  }
  return Object.fromEntries(Object.entries(said).filter(([, words]) => words !== undefined))
}
