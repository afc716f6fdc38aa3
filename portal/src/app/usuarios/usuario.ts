import type { Answer } from '@portal/contract'

/** Of what a back office elsewhere tells of a user, only the name is sure. */
export type Usuario = Answer<'ListContacts'>['records'][number]

/** Somebody whom the provider proposed as a user. */
export type Propuesto = Answer<'ListPropuestas'>['records'][number]

/** As people call one of them. */
export const usuarioName = ({ firstname, lastname }: Pick<Usuario, 'firstname' | 'lastname'>) =>
  `${firstname} ${lastname}`
