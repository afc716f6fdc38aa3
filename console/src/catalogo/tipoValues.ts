import { diasHastaRegir, porPartes, problemaDeRige } from '@portal/contract/cambioDeTipo.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { TipoForm } from '@portal/contract/catalogo.ts'
import {
  condicionesDe,
  cuentaPlazo,
  tipoProblems,
  type Alcance,
  type Condicion,
} from '@portal/contract/reglaDeTipo.ts'
import { CalendarDate } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import type { Tipo } from './tipo.ts'

/** What is typed of a number; nothing at all is null. */
const typed = <Output>(schema: z.ZodMiniType<Output>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => (text.trim() === '' ? null : Number(text))),
    ),
    schema,
  )

/** What is chosen of a list; nothing at all is null. */
const chosen = <Output>(schema: z.ZodMiniType<Output>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value): unknown => (value === '' ? null : value)),
    ),
    schema,
  )

/** Every field of a type, as the form holds it: texts, yes or no, and lists of those that are chosen. */
export interface TipoValues {
  nombre: string
  nombre_corto: string
  docrectipo_recurso: string
  instrucciones: string
  obligatorio: boolean
  critico: boolean
  vigencia: string
  meses: string
  aviso_dias: number[]
  origen: string
  fuente: string
  vigente_desde: string
  vigente_hasta: string
  max_archivos: string
  orden: string
  dia_exigible: string
  /** Calendar days from the leave, of who left. */
  plazo_dias: string
  conservacion_meses: string
  compartido: boolean
  /** '' of one beside which no list of people stands. */
  nomina: string
  /** Whether everybody is asked for it, or those alone whom an operacion asks. */
  alcance: Alcance
  /** What of a chofer it proves in each month. */
  control: string
  frases: string
  aplica_vehiculos: string[]
  aplica_carrocerias: string[]
  aplica_tipo_vehiculo: string
  aplica_peligrosas: boolean
  aplica_alimentos: boolean
  aplica_titularidades: string[]
  aplica_extranjeros: boolean
  /** The day from which what can take somebody off the road rules. */
  rige_desde: string
}

const shape = z.object({
  ...TipoForm,
  rige_desde: CalendarDate,
  meses: typed(TipoForm.meses),
  max_archivos: typed(TipoForm.max_archivos),
  orden: typed(TipoForm.orden),
  dia_exigible: typed(TipoForm.dia_exigible),
  plazo_dias: typed(TipoForm.plazo_dias),
  conservacion_meses: typed(TipoForm.conservacion_meses),
  aplica_tipo_vehiculo: chosen(TipoForm.aplica_tipo_vehiculo),
  control: chosen(TipoForm.control),
  nomina: chosen(TipoForm.nomina),
})

export type TipoSent = z.output<typeof shape>

/**
 * What a form that was filled in says of a type. What is not asked says nothing: months of one that does not count in
 * them, conditions that its kind of resource can't meet.
 */
export const tipoSchema = z.pipe(
  z.pipe(z.transform(withoutUnasked), shape),
  z.transform((tipo: TipoSent, { issues }) => {
    const rige_desde = problemaDeRige(tipo.rige_desde, hoyEnBuenosAires())
    const problems = { ...tipoProblems(tipo), ...(rige_desde !== undefined && { rige_desde }) }
    for (const [field, message] of Object.entries(problems))
      issues.push({ code: 'custom', message, path: [field], input: tipo })
    return tipo
  }),
) as unknown as z.ZodMiniType<TipoSent, TipoValues> // a transformation takes anything; the form holds these

function withoutUnasked(values: unknown): unknown {
  const held = values as TipoValues // what the form holds
  const asked = condicionesDe(held.docrectipo_recurso)
  const silenced = Object.fromEntries(
    Object.entries(noConditions).filter(([field]) => !asked.some((name) => name === field)),
  )
  return {
    ...held,
    ...(held.vigencia !== 'meses' && { meses: '' }),
    ...(!llevaNomina(held) && { nomina: '' }),
    ...(!cuentaPlazo(held.docrectipo_recurso) && { plazo_dias: '' }),
    ...silenced,
  }
}

/** Lists name people, and each is of a month. */
export const llevaNomina = ({
  docrectipo_recurso,
  vigencia,
}: Pick<TipoValues, 'docrectipo_recurso' | 'vigencia'>): boolean =>
  docrectipo_recurso === 'chofer' && vigencia === 'mensual'

const noConditions = {
  aplica_vehiculos: [],
  aplica_carrocerias: [],
  aplica_tipo_vehiculo: '',
  aplica_peligrosas: false,
  aplica_alimentos: false,
  aplica_titularidades: [],
  aplica_extranjeros: false,
} satisfies Record<Condicion, unknown>

const enUnMes = () => sumarDias(hoyEnBuenosAires(), diasHastaRegir)

/** A new one, as most are. Its place among the others is last, as long as nobody says otherwise. */
export const nuevo = (): TipoValues => ({
  nombre: '',
  nombre_corto: '',
  docrectipo_recurso: '',
  instrucciones: '',
  obligatorio: true,
  critico: false,
  vigencia: 'impresa',
  meses: '',
  aviso_dias: [30, 15, 7, 1],
  origen: 'contractual',
  fuente: '',
  vigente_desde: '',
  vigente_hasta: '',
  max_archivos: '3',
  orden: '0',
  dia_exigible: '15',
  plazo_dias: '',
  conservacion_meses: '120',
  compartido: false,
  nomina: '',
  alcance: 'general',
  control: '',
  frases: '',
  rige_desde: enUnMes(),
  ...noConditions,
})

export const valuesOf = (tipo: Tipo): TipoValues => ({
  nombre: tipo.nombre,
  nombre_corto: tipo.nombre_corto ?? '',
  docrectipo_recurso: tipo.docrectipo_recurso,
  instrucciones: tipo.instrucciones,
  obligatorio: tipo.obligatorio,
  critico: tipo.critico,
  vigencia: tipo.vigencia,
  meses: tipo.meses === null ? '' : String(tipo.meses),
  aviso_dias: tipo.aviso_dias,
  origen: tipo.origen,
  fuente: tipo.fuente,
  vigente_desde: tipo.vigente_desde ?? '',
  vigente_hasta: tipo.vigente_hasta ?? '',
  max_archivos: String(tipo.max_archivos),
  orden: String(tipo.orden),
  dia_exigible: String(tipo.dia_exigible),
  conservacion_meses: String(tipo.conservacion_meses),
  plazo_dias: tipo.plazo_dias === null ? '' : String(tipo.plazo_dias),
  compartido: tipo.compartido,
  nomina: tipo.nomina ?? '',
  alcance: tipo.alcance,
  control: tipo.control ?? '',
  frases: tipo.frases ?? '',
  aplica_vehiculos: tipo.aplica_vehiculos ?? [],
  aplica_carrocerias: tipo.aplica_carrocerias ?? [],
  aplica_tipo_vehiculo: tipo.aplica_tipo_vehiculo ?? '',
  aplica_peligrosas: tipo.aplica_peligrosas,
  aplica_alimentos: tipo.aplica_alimentos,
  aplica_titularidades: tipo.aplica_titularidades ?? [],
  aplica_extranjeros: tipo.aplica_extranjeros,
  rige_desde: enUnMes(),
})

/**
 * What of a type a form changes: what nobody touched is not sent, so that nobody else's change of it is taken back. The day
 * goes along with what has one.
 */
export function changesOf(sent: TipoSent, tipo: Tipo | undefined): Partial<TipoSent> {
  const { rige_desde, ...fields } = sent
  if (tipo === undefined) {
    // A new one stands last of its kind.
    const { orden: _orden, ...rest } = fields
    return { ...rest, rige_desde }
  }
  const { enseguida, conDia } = porPartes(tipo, fields)
  return { ...enseguida, ...conDia, ...(Object.keys(conDia).length > 0 && { rige_desde }) }
}

/** What a type can do without, or has from the start: folded below what has to be said of it. */
export const camposQueSePuedenDejar = ({
  recurso,
  vigencia,
  nuevo: isNew,
}: {
  recurso: string
  vigencia: string
  nuevo: boolean
}): (keyof TipoValues)[] => [
  ...condicionesDe(recurso),
  ...(vigencia === 'sin vencimiento' ? [] : (['aviso_dias'] as const)),
  ...(cuentaPlazo(recurso) ? (['plazo_dias'] as const) : []),
  'conservacion_meses',
  'vigente_desde',
  'vigente_hasta',
  'instrucciones',
  'nombre_corto',
  'compartido',
  'frases',
  'nomina',
  'max_archivos',
  ...(isNew ? [] : (['orden'] as const)),
  ...(recurso === 'chofer' ? (['control'] as const) : []),
  'origen',
  'fuente',
]
