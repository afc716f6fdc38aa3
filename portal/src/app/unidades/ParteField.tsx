import type { Answer } from '@portal/contract'
import type { Aptitud, Culpable, EstadoRecurso } from '@portal/contract/recursos.ts'
import { culpableSentence } from '@portal/parts/culpable.ts'
import { vehiculoName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { AutocompleteField } from '@portal/ui/fields/AutocompleteField.tsx'
import type { TFunction } from 'i18next'
import { useState, type ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { choferName } from '../piezas/choferName.ts'
import { fueraDeOferta, useChoferes, useDominios, useOtrosChoferes, useOtrosDominios } from './piezas.ts'
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
  const [typed, setTyped] = useState('')
  const { rows, loading, error } = useDominios(tipo, typed)
  const value: unknown = useWatch({ control: props.control, name: props.name })
  const otros = useOtrosDominios(
    fueraDeOferta(
      [value],
      rows?.map(({ dominioid }) => dominioid),
    ),
  )
  const label = (row: Dominio, estado: string) =>
    [nombreDe({ ...row, nombre: row.dominio }), vehiculoName(t, row), estado].filter(Boolean).join(' · ')
  return (
    <AutocompleteField
      {...props}
      {...whyNot(error ?? otros.error)}
      onType={setTyped}
      loading={loading || otros.loading}
      options={[
        ...(rows ?? []).map((row) => ({ value: row.dominioid, label: label(row, estadoDe(t, row)) })),
        ...otros.rows.map((row) => ({
          value: row.dominioid,
          label: label(row, fueraDe(t, row.estado_dominio, row)),
        })),
      ]}
    />
  )
}

const ChoferField = (props: ParteFieldProps) => {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const { rows, loading, error } = useChoferes(typed)
  const value: unknown = useWatch({ control: props.control, name: props.name })
  const otros = useOtrosChoferes(
    fueraDeOferta(
      [value],
      rows?.map(({ choferid }) => choferid),
    ),
  )
  const label = (nombre: string, estado: string) => [nombre, estado].filter(Boolean).join(' · ')
  return (
    <AutocompleteField
      {...props}
      {...whyNot(error ?? otros.error)}
      onType={setTyped}
      loading={loading || otros.loading}
      options={[
        ...(rows ?? []).map((row) => ({ value: row.choferid, label: label(row.nombre, estadoDe(t, row)) })),
        ...otros.rows.map((row) => ({
          value: row.choferid,
          label: label(choferName(row), fueraDe(t, row.estado_cuenta, row)),
        })),
      ]}
    />
  )
}

type Dominio = Pick<Answer<'DetailDominio'>['records'][number], 'dominio'> &
  Parameters<typeof vehiculoName>[1]

/** That nobody is found for want of an answer is not that there is nobody. */
const whyNot = (error: Error | null) => error && { hint: say(error.message) }

/** Why somebody is not offered; of whom there is no room for, how they stand. */
const fueraDe = (t: TFunction, estado: EstadoRecurso | undefined, { aptitud }: ConAptitud): string =>
  estado === undefined || estado === 'ACTIVO' ? estadoDe(t, { aptitud }) : t(`estadoRecurso.${estado}`)

interface ConAptitud {
  aptitud?: Aptitud | undefined
  culpable?: Culpable | null
}

/** In a word, and why not. */
const estadoDe = (t: TFunction, { aptitud, culpable }: ConAptitud): string => {
  if (!aptitud) return ''
  const word = t(`aptitud.${aptitud}`)
  return culpable ? `${word}: ${culpableSentence(t, culpable, { inside: true })}` : word
}
