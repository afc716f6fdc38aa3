import type { Answer } from '@portal/contract'
import { ChoferForm } from '@portal/contract/choferes.ts'
import * as z from 'zod/mini'

export type Chofer = Answer<'DetailChofer'>['records'][number]

/** Apellido, Nombre; the name alone when nothing else is known. */
export const choferFullName = ({ apellido, nombre }: Chofer): string =>
  apellido === undefined ? nombre : `${apellido}, ${nombre}`

export const choferSchema = z.object(ChoferForm)
export type ChoferValues = z.input<typeof choferSchema>

const home = { pais: 'Argentina', nacionalidad: 'Argentina', tipo_documento: 'DNI' }

/** What the form starts from: the record, or an empty one with what is most often right. */
export const choferValues = (chofer?: Chofer): ChoferValues => ({
  nombre: chofer?.nombre ?? '',
  apellido: chofer?.apellido ?? '',
  tipo_documento: chofer?.tipo_documento ?? home.tipo_documento,
  documento: chofer?.documento ?? '',
  cuil: chofer?.cuil ?? '',
  fecha_nacimiento: chofer?.fecha_nacimiento ?? '',
  nacionalidad: chofer?.nacionalidad ?? home.nacionalidad,
  telefono: chofer?.telefono ?? '',
  email: chofer?.email ?? '',
  calle: chofer?.calle ?? '',
  pais: chofer ? (chofer.pais ?? '') : home.pais,
  provincia: chofer?.provincia ?? '',
  ciudad: chofer?.ciudad ?? '',
  licencia_numero: chofer?.licencia_numero ?? '',
  licencia_clase: chofer?.licencia_clase ?? '',
  transporta_peligrosas: chofer?.transporta_peligrosas ?? false,
  transporta_alimentos: chofer?.transporta_alimentos ?? false,
  fecha_alta: chofer?.fecha_alta ?? '',
  foto: chofer?.foto ?? '',
})
