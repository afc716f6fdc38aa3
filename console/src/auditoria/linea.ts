import type { Result } from '@portal/contract'
import { columnasAuditadas } from '@portal/contract/columnas.ts'
import type { TextKey } from '@portal/ui/texts/textos.ts'
import { conArticulo } from '@portal/parts/inSentence.ts'
import { formatDate, formatDateTime } from '@portal/ui/show/format.ts'
import { nounInside } from '@portal/ui/texts/locale.ts'
import type { TFunction } from 'i18next'
import { rutas } from '../rutas.ts'
import rotulos from '@portal/contract/mensajes/es/rotulo.json' with { type: 'json' }
import enLaAuditoria from '../mensajes/es/auditoriaCampo.json' with { type: 'json' }
import valores from '../mensajes/es/auditoriaValor.json' with { type: 'json' }

export type Linea = Result<'ListAuditoria'>['records'][number]
export type Cambio = NonNullable<Linea['cambios']>[number]
export type Campo = Cambio['campos'][number]

/** Of a record, told as what changed in it; any other is told by what was done. */
const saved: readonly string[] = [
  'SaveChofer',
  'SaveDominio',
  'SaveUnidad',
  'SaveProfile',
  'SaveContact',
  'SaveCuenta',
  'SaveOperador',
  'SaveTipoDocumento',
  'SaveAjustes',
]

export interface Resumen {
  /** A change of one field says the field; else what was done is said. */
  dice: 'campo' | 'accion'
  cambio: Cambio | undefined
  campo: Campo | undefined
  /** How much more changed than is said. */
  mas: number
}

/** What a line says first: the row that tells most of it, and of that the field that people read first. */
export function resumenDe({ accion, cambios, cambios_mas }: Linea): Resumen {
  const rows = cambios ?? []
  const cambio = rows.find(({ que }) => que === 'cambio') ?? rows[0]
  const campos = cambio ? inOrder(cambio) : []
  // A setting that nobody had changed yet begins as a row.
  const changes = cambio?.que === 'cambio' || cambio?.tabla === 'ajuste'
  const campo = changes ? (campos.find(({ callado }) => !callado) ?? campos[0]) : undefined
  const why = motivoDe({ cambios })
  const told = campo ? campos.filter((each) => each !== campo && each.despues !== why).length : 0
  const others = rows.filter((each) => each !== cambio && each.tabla !== 'historial').length
  return {
    dice: campo && saved.includes(accion) ? 'campo' : 'accion',
    cambio,
    campo,
    mas: told + others + cambios_mas,
  }
}

const decisions = ['aprobado', 'rechazado', 'true', 'false'] as const

/** How a document was decided, as its fields tell. */
export function decisionDe(linea: Linea): (typeof decisions)[number] | undefined {
  if (linea.accion !== 'DecidirDocumento') return undefined
  const { campo } = resumenDe(linea)
  return decisions.find((each) => each === campo?.despues)
}

/** Whether a chofer or a dominio was blocked or let go on, under the words of decisions. */
export function bloqueoDe(linea: Linea): 'true' | 'false' | undefined {
  if (linea.accion !== 'BloquearRecurso') return undefined
  const { campo } = resumenDe(linea)
  return campo && (campo.despues === 'BLOQUEADO' ? 'true' : 'false')
}

/** The fields in which somebody says why. */
const reasons: readonly string[] = ['motivo', 'estado_motivo', 'motivo_baja', 'terminada_motivo', 'nota']

/** Why it was done, as who did it wrote; absent where nobody said. */
export function motivoDe({ cambios }: Pick<Linea, 'cambios'>): string | undefined {
  const campos = (cambios ?? []).flatMap((cambio) => cambio.campos)
  return (
    campos.find(({ campo, despues }) => reasons.includes(campo) && despues !== null)?.despues ?? undefined
  )
}

/** Of a change that waits for its day: of what, and from which day. */
export function programadoEn(cambio: Cambio | undefined): { nombre: string; desde: string } | undefined {
  if (cambio?.tabla !== 'cambio_tipo' || cambio.que !== 'alta' || cambio.nombre === null) return undefined
  const desde = cambio.campos.find(({ campo }) => campo === 'desde')?.despues
  return desde ? { nombre: cambio.nombre, desde } : undefined
}

/** Its fields as people read them. */
export const inOrder = ({ tabla, campos }: Cambio): readonly Campo[] => {
  const order = columnasAuditadas[tabla] ?? []
  return campos.toSorted((one, other) => order.indexOf(one.campo) - order.indexOf(other.campo))
}

/** Where the label stands that a form has of a column. */
export function rotuloDe(tabla: string, campo: string): string {
  if (tabla === 'tipo_documento') return `catalogo.campos.${campo}`
  return tabla in rotulos ? `rotulo.${tabla}.${campo}` : `${tabla}.rotulo.${campo}`
}

/** What a field is called in a sentence: a setting by its own name, and what has no words of the audit's as its form asks for it. */
export function nombreDeCampo(t: TFunction, { tabla, id }: Cambio, { campo }: Campo): string {
  if (tabla === 'ajuste') return t(`auditoriaAjuste.${id}` as TextKey) // the contract's names, and a test holds the texts to them
  // A test holds the texts to the columns.
  if (campo in enLaAuditoria) return t(`auditoriaCampo.${campo}` as TextKey)
  return conArticulo(t, nounInside(t(rotuloDe(tabla, campo) as TextKey)))
}

/** States are numbers or words of the database; of all else only dates and yes or no are written otherwise. */
export function valorDe(
  t: (key: TextKey) => string,
  { campo }: Pick<Campo, 'campo'>,
  value: string | null,
): string {
  if (value === null || value === '') return t('auditoriaValor.nada')
  if (value === 'true') return t('auditoriaValor.si')
  if (value === 'false') return t('auditoriaValor.no')
  if (campo.startsWith('estado') && value in valores) return t(`auditoriaValor.${value}` as TextKey) // it is one of them
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value)
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatDateTime(value)
  if (value.startsWith('[')) return listed(value)
  return value
}

function listed(value: string): string {
  try {
    const all: unknown = JSON.parse(value)
    return Array.isArray(all) ? all.join(', ') : value
  } catch {
    return value
  }
}

/** Where the console shows what was written; some of it nowhere. */
export function dondeSeVe({ tabla, id, cuenta_id }: Cambio): string | undefined {
  switch (tabla) {
    case 'cuenta':
      return rutas.cuenta(id)
    case 'chofer':
    case 'dominio':
    case 'historial':
      return cuenta_id === null ? undefined : rutas.recursoDeCuenta(cuenta_id, id)
    case 'documento':
      return rutas.documento(id)
    case 'registro':
      return rutas.registro(id)
    case 'tipo_documento':
      return rutas.tipo(id)
    case 'operador':
      return rutas.operadores()
    case 'ajuste':
      return rutas.ajustes()
    case 'invitacion':
      return rutas.invitaciones()
    case 'cuit_conocido':
      return rutas.cuitConocidos()
    default:
      return undefined
  }
}
