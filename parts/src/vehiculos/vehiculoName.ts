import { carrocerias, vehiculos, type Vehiculo } from '@portal/contract/vehiculos.ts'
import { listed, nounInside, uncapitalized } from '@portal/ui/texts/locale.ts'
import type { TFunction } from 'i18next'
import type { Carroceria } from './carrocerias.ts'
import type { VehiculoDibujable } from './drawingOf.ts'

const isVehiculo = (said: string): said is Vehiculo => vehiculos.some((each) => each === said)
const isCarroceria = (said: string): said is Carroceria => carrocerias.some((each) => each === said)

/** "Semirremolque"; what a back office elsewhere calls by a word of its own keeps it. */
export const claseName = (t: TFunction, { vehiculo }: VehiculoDibujable): string => {
  if (!vehiculo) return t('vehiculo.sinDato')
  return isVehiculo(vehiculo) ? t(`vehiculo.clase.${vehiculo}`) : vehiculo
}

/** "Semirremolque tolva, 3 ejes", and less where less is known. */
export const vehiculoName = (t: TFunction, dominio: VehiculoDibujable): string => {
  const { vehiculo, carroceria, cantidad_ejes } = dominio
  const body =
    carroceria && carroceria !== vehiculo && isCarroceria(carroceria) && carroceria !== 'Otro'
      ? t(`vehiculo.carroceria.${carroceria}`)
      : ''
  const name = [claseName(t, dominio), body].filter(Boolean).join(' ')
  return cantidad_ejes ? t('vehiculo.conEjes', { vehiculo: name, count: cantidad_ejes }) : name
}

interface Parte extends VehiculoDibujable {
  dominio: string
  estado: string
}

/** "Tractor AB123CD (habilitado), bitrén AC456EF (no habilitado) y semirremolque AD789GH (habilitado)" */
export const partesName = (t: TFunction, partes: readonly Parte[]): string =>
  listed(
    partes.map((parte, index) => {
      const clase = claseName(t, parte)
      const { dominio, estado } = parte
      const vehiculo = index === 0 ? clase : nounInside(clase)
      return t('vehiculo.parte', { vehiculo, dominio, estado: uncapitalized(estado) })
    }),
  )
