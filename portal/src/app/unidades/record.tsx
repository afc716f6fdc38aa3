import type { Lugar } from '@portal/contract/lugaresDeUnidad.ts'
import { UnidadForm } from '@portal/contract/unidades.ts'
import { recordKind, type RecordField } from '@portal/ui/form/record.ts'
import { text } from '@portal/ui/form/recordFields.tsx'
import { ParteField } from './ParteField.tsx'

const { estado, ...shape } = UnidadForm

const parte = <const Name extends Lugar>(name: Name): RecordField<Name> => ({
  names: [name],
  ask: ({ form: { control }, label, limits }) => (
    <ParteField
      control={control}
      name={name}
      label={label(name)}
      required={name === 'tractor' || limits(name).required}
    />
  ),
  empty: '',
})

/** What is written down of a unit. */
export const unidadKind = recordKind({
  shape,
  texts: 'unidades',
  labels: 'rotulo.unidad',
  defaults: {},
  sections: [
    { key: 'unidad', fields: [text('nombre')] },
    {
      key: 'vehiculos',
      explanation: 'unidades.explicaVehiculos',
      fields: [parte('tractor'), parte('arrastre1'), parte('arrastre2')],
    },
    { key: 'choferes', fields: [parte('chofer1'), parte('chofer2')] },
  ],
})
