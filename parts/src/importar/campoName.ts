import type { TipoDePlanilla } from '@portal/contract/tiposDeLote.ts'
import { fechaLegible, isCalendarDate } from '@portal/contract/calendario.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { formatPhone } from '@portal/contract/telefono.ts'
import type { TFunction } from 'i18next'

/** Whose form has the label of a field; all fields of the provider's sheets are among `propios`. */
const rotulos = {
  choferes: 'chofer',
  dominios: 'dominio',
  unidades: 'unidad',
  cuits: 'transporte',
  invitaciones: 'transporte',
} as const

/** Fields that a sheet calls otherwise than the form of their record, where its label says enough beside another. */
const propios = [
  'apellido_y_nombre',
  'documento',
  'tipo_documento',
  'estado',
  'estado_cuenta',
  'estado_dominio',
  'fecha_baja',
  'motivo_baja',
  'cuit',
  'accountname',
  'email',
] as const

/** How a field of a sheet is called. */
export function campoName(t: TFunction, tipo: TipoDePlanilla, campo: string): string {
  const propio = propios.find((each) => each === campo)
  if (propio !== undefined) return t(`importar.campo.${propio}`)
  // The key is one of them: the contract's fields are those of their record's form.
  return t(`rotulo.${rotulos[tipo]}.${campo}` as 'rotulo.chofer.nombre')
}

/** A value as people read it. */
export function valorName(t: TFunction, campo: string, valor: string | null): string {
  if (valor === null) return t('importar.vacia')
  if (valor === 'true' || valor === 'false') return t(valor === 'true' ? 'importar.si' : 'importar.no')
  if (campo.startsWith('fecha') && isCalendarDate(valor)) return fechaLegible(valor)
  if (campo === 'cuil') return formatCuit(valor)
  return campo === 'telefono' ? formatPhone(valor) : valor
}
