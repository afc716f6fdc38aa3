import { CalendarDate, Id } from '@portal/contract/values.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'
import { acciones, keyOfAccion } from './acciones.ts'

export const auditoriaAddress = listAddress('ListAuditoria', {
  order: 'creado DESC',
  filters: {
    accion: filter({
      label: 'auditoria.accion',
      options: acciones,
      texts: (accion) => keyOfAccion(accion) ?? 'auditoria.accion',
      all: 'lista.todas',
    }),
  },
  others: { actor: Id, cuentaid: Id, desde: CalendarDate, hasta: CalendarDate },
})
