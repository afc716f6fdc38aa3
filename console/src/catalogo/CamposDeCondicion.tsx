import { TipoVehiculo } from '@portal/contract/dominios.ts'
import { condicionesDe, type Condicion } from '@portal/contract/reglaDeTipo.ts'
import { carrocerias, titularidades, vehiculos } from '@portal/contract/vehiculos.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { CheckField } from '@portal/ui/fields/CheckField.tsx'
import { ChoicesField } from '@portal/ui/fields/ChoicesField.tsx'
import { SegmentField } from '@portal/ui/fields/SegmentField.tsx'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { TipoControl } from './useTipoForm.ts'

/** Of whom a type is asked: what its kind of resource can meet, and nothing else. All that is chosen has to hold. */
export const CamposDeCondicion = ({ control }: { control: TipoControl }) => {
  const t = useTexts()
  const recurso = useWatch({ control, name: 'docrectipo_recurso' })
  const asked = condicionesDe(recurso)
  const given = <Name extends Condicion>(name: Name) => ({
    control,
    name,
    label: t(`catalogo.campos.${name}`),
  })
  const fields: Record<Condicion, ReactNode> = {
    aplica_tipo_vehiculo: (
      <SegmentField
        {...given('aplica_tipo_vehiculo')}
        options={[
          { value: '', label: t('catalogo.cualquiera') },
          ...TipoVehiculo.options.map((value) => ({ value, label: t(`tipoVehiculo.${value}`) })),
        ]}
      />
    ),
    aplica_vehiculos: (
      <ChoicesField
        {...given('aplica_vehiculos')}
        options={vehiculos.map((value) => ({ value, label: t(`vehiculo.clase.${value}`) }))}
      />
    ),
    aplica_carrocerias: (
      <ChoicesField
        {...given('aplica_carrocerias')}
        options={carrocerias.map((value) => ({ value, label: value }))}
      />
    ),
    aplica_titularidades: (
      <ChoicesField
        {...given('aplica_titularidades')}
        options={titularidades.map((value) => ({ value, label: t(`titularidad.${value}`) }))}
      />
    ),
    aplica_peligrosas: <CheckField {...given('aplica_peligrosas')} label={t('catalogo.solo.peligrosas')} />,
    aplica_alimentos: <CheckField {...given('aplica_alimentos')} label={t('catalogo.solo.alimentos')} />,
    aplica_extranjeros: (
      <CheckField {...given('aplica_extranjeros')} label={t('catalogo.solo.extranjeros')} />
    ),
  }
  if (asked.length === 0) return <p className="small soft">{t('catalogo.ayuda.sinCondiciones')}</p>
  return (
    <>
      <p className="small soft">{t('catalogo.ayuda.condiciones')}</p>
      {asked.map((name) => (
        <div key={name}>{fields[name]}</div>
      ))}
    </>
  )
}
