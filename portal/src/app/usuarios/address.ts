import { listAddress } from '@portal/ui/list/address.ts'

export const usuariosAddress = listAddress('ListContacts', { order: 'nombre ASC' })
