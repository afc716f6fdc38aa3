import { listAddress } from '@portal/ui/list/address.ts'

export const cuitConocidosAddress = listAddress('ListCuitConocidos', { order: 'cuit ASC' })
