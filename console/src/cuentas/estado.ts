import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import type { ListAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

const estadoFilter = filter({
  label: 'recurso.columnas.estado',
  options: ['habilitado', 'incompleto', 'suspendido', 'deshabilitado'],
  texts: 'cuentasEstado',
  all: 'lista.todas',
})

const estado = z.object({ estado: lenient(z.enum(estadoFilter.options)) })

/** An address that says an account's state too: in a word, where the operation takes its number. */
export const withEstado = (base: ListAddress<'ListCuentas'>): ListAddress<'ListCuentas'> => ({
  ...base,
  filters: [['estado', estadoFilter], ...base.filters],
  read: (search) => ({ ...base.read(search), ...estado.parse(search) }),
  input: (address) => {
    const { estado: word } = estado.parse(address)
    return { ...base.input(address), ...(word !== undefined && { estado: estadoCuenta[word] }) }
  },
})
