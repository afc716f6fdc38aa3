import type { Result } from '@portal/contract'
import { aptitudLookOf } from '@portal/parts/culpable.ts'
import { plateLayout } from '@portal/parts/plateLayouts.ts'
import { UnidadDibujada } from '@portal/parts/vehiculos/UnidadDibujada.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

export type Unidad = Result<'ListUnidadesCuenta'>['records'][number]

/** The vehicles of a unit, the one that stops it in its colour. */
export const UnidadPintada = ({ unidad, height }: { unidad: Unidad; height: number }) => {
  const t = useTexts()
  const { partes, aptitud, culpable } = unidad
  return (
    <UnidadDibujada
      small
      height={height}
      parts={partes
        .filter(({ vehiculo }) => vehiculo !== null)
        .map((parte) => {
          const isCulprit = culpable?.recursoid === parte.recursoid
          return {
            ...parte,
            dominio: plateLayout(parte.pais_patente ?? '', parte.nombre).text,
            tone: isCulprit ? aptitudLookOf(aptitud, culpable).tone : ('green' as const),
            estado: t(`aptitud.${isCulprit ? aptitud : 'habilitado'}`),
          }
        })}
    />
  )
}
