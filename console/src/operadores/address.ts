import { listAddress } from '@portal/ui/list/address.ts'

export const operadoresAddress = listAddress('ListOperadores', { order: 'nombre ASC' })
