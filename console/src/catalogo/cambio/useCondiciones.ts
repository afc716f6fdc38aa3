import { TipoVehiculo } from '@portal/contract/dominios.ts'
import { carrocerias, titularidades, vehiculos } from '@portal/contract/vehiculos.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Tipo } from '../tipo.ts'

/** Of whom a type is asked, as one sentence; of everybody where it says nothing. */
export const useCondiciones = () => {
  const t = useTexts()
  const oneOf = <Value extends string>(known: readonly Value[], chosen: readonly string[] | null) =>
    known.filter((value) => chosen?.includes(value))
  return (tipo: Tipo): string => {
    const said = [
      ...oneOf(vehiculos, tipo.aplica_vehiculos).map((value) => t(`vehiculo.clase.${value}`)),
      ...oneOf(carrocerias, tipo.aplica_carrocerias),
      ...oneOf(TipoVehiculo.options, [tipo.aplica_tipo_vehiculo ?? '']).map((value) =>
        t(`tipoVehiculo.${value}`),
      ),
      ...oneOf(titularidades, tipo.aplica_titularidades).map((value) => t(`titularidad.${value}`)),
      ...(tipo.aplica_peligrosas ? [t('catalogo.campos.aplica_peligrosas')] : []),
      ...(tipo.aplica_alimentos ? [t('catalogo.campos.aplica_alimentos')] : []),
      ...(tipo.aplica_extranjeros ? [t('catalogo.campos.aplica_extranjeros')] : []),
    ]
    return said.length === 0 ? t('catalogo.aTodos') : said.join(' · ')
  }
}
