import { aptitudLookOf } from '@portal/parts/culpable.ts'
import { UnidadDibujada } from '@portal/parts/vehiculos/UnidadDibujada.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { culpableDe, dominiosDe, nombreDe, type Parte } from './unidad.ts'

interface UnidadPintadaProps {
  partes: readonly Parte[]
  height?: number
  small?: boolean
}

/** The vehicles of a unit as they stand on the day that is asked about. What nobody says of one is drawn as any is. */
export const UnidadPintada = ({ partes, ...look }: UnidadPintadaProps) => {
  const t = useTexts()
  return (
    <UnidadDibujada
      {...look}
      parts={dominiosDe(partes).map((parte) => {
        const { aptitud } = parte
        return {
          ...parte,
          dominio: nombreDe(parte),
          tone: aptitud ? aptitudLookOf(aptitud, culpableDe(parte)).tone : 'green',
          estado: aptitud ? t(`aptitud.${aptitud}`) : t('vehiculo.sinDato'),
          culprit: aptitud === 'no habilitado',
        }
      })}
    />
  )
}
