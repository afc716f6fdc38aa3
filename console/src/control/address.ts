import { EstadoDeControl, filtroDeCuentas } from '@portal/contract/control.ts'
import { Periodo } from '@portal/contract/values.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

const mostrarFilter = filter({
  label: 'controles.filtros.mostrar',
  options: filtroDeCuentas,
  texts: 'controlesMostrar',
  initially: 'faltan',
  all: 'controles.filtros.todos',
})

/** Only who entered by a gate. */
const Cuentan = z.enum(['entraron'])

/** The accounts of a month: those in which most people lack something first. */
export const controlAddress = listAddress('ControlDelMes', {
  order: 'conFaltas DESC',
  filters: { mostrar: mostrarFilter },
  others: { mes: Periodo, cuentan: Cuentan },
})

const deCuenta = z.object({
  mes: lenient(Periodo),
  cuentan: lenient(Cuentan),
  con: lenient(EstadoDeControl),
})

/** What of one account's month an address asks for. */
export const readDeCuenta = (search: object) => deCuenta.parse(search)
