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
    /** What is set is told once it was read. */
    const puesto = (de: 'quienes' | 'ayuda' | 'avisos' | 'promesa', value: string | null | undefined) =>
      hecho ? (value ?? '') : t(`pasos.${de}.falta`)
    const plazo = ajustes?.plazo_revision_dias ?? null
    switch (paso) {
      case 'quienes':
        return puesto(paso, ajustes?.proveedor_nombre)
      case 'ayuda':
        return puesto(paso, ajustes?.soporte_telefono)
      case 'avisos':
        return puesto(paso, ajustes?.avisos_email)
      case 'promesa':
        return puesto(paso, plazo === null ? null : t('pasos.promesa.dice', { count: plazo, n: n(plazo) }))
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
