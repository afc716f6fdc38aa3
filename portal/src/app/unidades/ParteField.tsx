import type { Answer } from '@portal/contract'
import type { Aptitud, Culpable, EstadoRecurso } from '@portal/contract/recursos.ts'
import { culpableSentence } from '@portal/parts/culpable.ts'
import { vehiculoName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { AutocompleteField } from '@portal/ui/fields/AutocompleteField.tsx'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { choferName } from '../piezas/choferName.ts'
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
  const dominioid = useOtro(
    props,
    rows?.map((row) => row.dominioid),
  )
  const { data, isLoading } = useQuery({
    ...operationQuery('DetailDominio', { dominioid: dominioid ?? '' }),
    enabled: dominioid !== undefined,
  })
  const otro = dominioid === undefined ? undefined : data?.records[0]
  const label = (row: Dominio, estado: string) =>
    [nombreDe({ ...row, nombre: row.dominio }), vehiculoName(t, row), estado].filter(Boolean).join(' · ')
  return (
    <AutocompleteField
      {...props}
      loading={rows === undefined || isLoading}
      options={[
        ...(rows ?? []).map((row) => ({ value: row.dominioid, label: label(row, estadoDe(t, row)) })),
        ...(otro ? [{ value: otro.dominioid, label: label(otro, fueraDe(t, otro.estado_dominio)) }] : []),
      ]}
    />
  )
}

const ChoferField = (props: ParteFieldProps) => {
  const t = useTexts()
  const rows = useChoferes()
  const choferid = useOtro(
    props,
    rows?.map((row) => row.choferid),
  )
  const { data, isLoading } = useQuery({
    ...operationQuery('DetailChofer', { choferid: choferid ?? '' }),
    enabled: choferid !== undefined,
  })
  const otro = choferid === undefined ? undefined : data?.records[0]
  const label = (nombre: string, estado: string) => [nombre, estado].filter(Boolean).join(' · ')
  return (
    <AutocompleteField
      {...props}
      loading={rows === undefined || isLoading}
      options={[
        ...(rows ?? []).map((row) => ({ value: row.choferid, label: label(row.nombre, estadoDe(t, row)) })),
        ...(otro
          ? [{ value: otro.choferid, label: label(choferName(otro), fueraDe(t, otro.estado_cuenta)) }]
          : []),
      ]}
    />
  )
}

type Dominio = Pick<Answer<'DetailDominio'>['records'][number], 'dominio'> &
  Parameters<typeof vehiculoName>[1]

/** What is in the place already and is not offered, as who is blocked: it goes on being called by its name. */
const useOtro = ({ control, name }: ParteFieldProps, offered: readonly string[] | undefined) => {
  const value: unknown = useWatch({ control, name })
  return typeof value === 'string' && value !== '' && offered && !offered.includes(value) ? value : undefined
}

/** Why somebody is not offered. */
const fueraDe = (t: TFunction, estado: EstadoRecurso | undefined): string =>
  estado === undefined || estado === 'ACTIVO' ? '' : t(`estadoRecurso.${estado}`)

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
