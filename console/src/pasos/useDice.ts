import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import type { Paso, Pasos } from './usePasos.ts'

/** Of each step one line: what is set, or what it is for. */
export function useDice({
  pasos,
  correo,
  tipos,
  criticos,
  personas,
  sin_dos_pasos,
  invitados,
  cuentas,
}: Pasos) {
  const t = useTexts()
  const ajustes = useQuery(operationQuery('Ajustes', {})).data?.records[0]
  const n = formatNumber
  return (paso: Paso): string => {
    const hecho = pasos.some((each) => each.paso === paso && each.hecho)
    const plazo = ajustes?.plazo_revision_dias ?? 0
    switch (paso) {
      case 'quienes':
        return hecho ? (ajustes?.proveedor_nombre ?? '') : t('pasos.quienes.falta')
      case 'ayuda':
        return ajustes?.soporte_telefono ?? t('pasos.ayuda.falta')
      case 'avisos':
        return ajustes?.avisos_email ?? t('pasos.avisos.falta')
      case 'promesa':
        return hecho ? t('pasos.promesa.dice', { count: plazo, n: n(plazo) }) : t('pasos.promesa.falta')
      case 'correo':
        return t(`pasos.correo.estado.${correo}`)
      case 'catalogo':
        return t('pasos.catalogo.dice', { n: n(tipos), criticos: n(criticos) })
      case 'gente':
        return t('pasos.gente.dice', { count: personas, n: n(personas), sin: n(sin_dos_pasos) })
      case 'transportes':
        return hecho
          ? t('pasos.transportes.dice', { invitados: n(invitados), cuentas: n(cuentas) })
          : t('pasos.transportes.falta')
    }
  }
}
