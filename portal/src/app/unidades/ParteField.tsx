import type { Aptitud, Culpable } from '@portal/contract/recursos.ts'
import { culpableSentence } from '@portal/parts/culpable.ts'
import { vehiculoName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { AutocompleteField } from '@portal/ui/fields/AutocompleteField.tsx'
import type { TFunction } from 'i18next'
import type { ComponentProps } from 'react'
import { useChoferes, useDominios } from './piezas.ts'
import { nombreDe } from './unidad.ts'

type ParteFieldProps = Omit<ComponentProps<typeof AutocompleteField>, 'options' | 'loading' | 'freeText'>

/** Who or what goes in a place of a unit, from a list that says how each one stands. */
export const ParteField = (props: ParteFieldProps) =>
  props.name.startsWith('chofer') ? (
    <ChoferField {...props} />
  ) : (
    <DominioField {...props} tipo={props.name === 'tractor' ? 'MOTRIZ' : 'ARRASTRE'} />
  )

const DominioField = ({ tipo, ...props }: ParteFieldProps & { tipo: 'MOTRIZ' | 'ARRASTRE' }) => {
  const t = useTexts()
  const rows = useDominios(tipo)
  return (
    <AutocompleteField
      {...props}
      loading={rows === undefined}
      options={(rows ?? []).map((row) => ({
        value: row.dominioid,
        label: [nombreDe({ ...row, nombre: row.dominio }), vehiculoName(t, row), estadoDe(t, row)]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  )
}

const ChoferField = (props: ParteFieldProps) => {
  const t = useTexts()
  const rows = useChoferes()
  return (
    <AutocompleteField
      {...props}
      loading={rows === undefined}
      options={(rows ?? []).map((row) => ({
        value: row.choferid,
        label: [row.nombre, estadoDe(t, row)].filter(Boolean).join(' · '),
      }))}
    />
  )
}

interface ConAptitud {
  aptitud?: Aptitud
  culpable?: Culpable | null
}

/** In a word, and why not. */
const estadoDe = (t: TFunction, { aptitud, culpable }: ConAptitud): string => {
  if (!aptitud) return ''
  const word = t(`aptitud.${aptitud}`)
  return culpable ? `${word}: ${culpableSentence(t, culpable, { inside: true })}` : word
}
