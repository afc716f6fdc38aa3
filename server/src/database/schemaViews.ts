import type { EstadoInvitacion } from '@portal/contract/invitaciones.ts'
import type { Lugar } from '@portal/contract/lugaresDeUnidad.ts'
import type { EstadoDeCelda } from '@portal/contract/matriz.ts'
import type { EstadoDeCasillaPedida, EstadoDePedido } from '@portal/contract/pedidos.ts'
import type {
  Aptitud,
  camposDeTipo,
  CulpableEnOrden,
  EstadoCasilla,
  EstadoRecurso,
  ExigidaEn,
  TipoRecurso,
} from '@portal/contract/recursos.ts'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Id, Instant } from './schemaColumns.ts'
import type {
  CatalogoVisto,
  Chofer,
  Cuenta,
  Dominio,
  Pedido,
  PedidoCasilla,
  TipoDocumento,
  Unidad,
  Veredicto,
  VeredictoCasilla,
} from './tables.gen.ts'

/** The views. */

export interface TareaEstadoView {
  nombre: string
  ultimo_inicio: Instant | null
  ultimo_fin: Instant | null
  ultimo_error: string | null
  hechos: number
  fallidos: number
  /** Null for the delivery of mail, which has no hour. */
  proxima: Instant | null
  atrasada: boolean
}

export interface InvitacionConEstadoView {
  invitacionid: Id
  cuit: string
  email: string
  nombre: string | null
  enviada: Instant
  vence: Instant
  abierta: Instant | null
  error: string | null
  registroid: Id | null
  cuentaid: Id | null
  perfil_completo: boolean
  estado: z.output<typeof EstadoInvitacion>
  otra_vez: Instant | null
}

export interface PedidoDichoView extends Selectable<Pedido> {
  casillas: number
  faltan: number
  llegaron: number
  ultima: Instant | null
  estado: EstadoDePedido
  vive: boolean
  fin: 'persona' | 'cuenta' | 'recurso' | 'arreglado' | null
}

export interface PedidoCasillaDichaView extends Selectable<PedidoCasilla> {
  recurso: string | null
  tiporecurso: TipoRecurso | null
  dominio: string | null
  tipodocumento: string
  nombre_corto: string | null
  vigencia: Selectable<TipoDocumento>['vigencia']
  meses: number | null
  dia_exigible: number
  max_archivos: number
  ejemplo: string | null
  instrucciones: string
  viva: boolean
  entradaid: Id | null
  recibida: Instant | null
  estado_entrada: 'espera' | 'presentada' | 'descartada' | null
  decidida: Instant | null
  documentoid: Id | null
  presentado: Instant | null
  decidido: Instant | null
  rechazo: string | null
  estado: EstadoDeCasillaPedida
}

export interface RecursoView {
  cuenta_id: Id
  recursoid: Id
  tiporecurso: TipoRecurso
  /** The set of requirements that it is held to; none while a dominio is on leave. */
  exigencias: TipoRecurso | null
  nombre: string
  dominio: string | null
  marca: string | null
  estado: EstadoRecurso
  vehiculo: string | null
  carroceria: string | null
  tipo_vehiculo: 'MOTRIZ' | 'ARRASTRE' | null
  transporta_peligrosas: boolean
  transporta_alimentos: boolean
  titularidad: 'PROPIO' | 'LEASING' | 'TERCERO' | null
  extranjero: boolean
  fecha_baja: string | null
  motivo_baja: string | null
  pais_patente: string | null
  cantidad_ejes: number | null
  modelo: string | null
  foto: Id | null
  /** A chofer's number. */
  documento: string | null
}

export interface RequisitoView extends Pick<Selectable<TipoDocumento>, keyof typeof camposDeTipo> {
  cuenta_id: Id
  recursoid: Id
  tiporecurso: TipoRecurso
  recurso: string
  dominio: string | null
  marca: string | null
  estado_recurso: EstadoRecurso
  tipodocumentoid: Id
  nombre: string
  orden: number
  /** What operaciones ask of it; null where none does. */
  operaciones: ExigidaEn[] | null
}

export interface CasillaView extends RequisitoView {
  /** Applies to its resource today; false for what was presented under another set of requirements. */
  exigible: boolean
  estado: EstadoCasilla
  renovacion: boolean
  documentoid: Id | null
  vigente_documentoid: Id | null
  fecha_vencimiento: string | null
  periodo: string | null
  motivo: string | null
  presentado: Instant | null
  numero: string | null
  fecha_emision: string | null
  /** Since when it is in review, rejected or blocked. */
  desde: string | null
  /** A month of its own beside its slot: it decides nothing over fitness. */
  mes: boolean
  celda: EstadoDeCelda
  /** The smaller the more urgent; null where there is nothing for its carrier to do. */
  urgencia: number | null
  /** When what is or was in force ends. */
  fin: string | null
  /** The last day on which the provider lifts it; null where nothing does, or where nothing is to be lifted. */
  exceptuado_hasta: string | null
  excepcionid: Id | null
}

/** A slot of one resource, from what is kept of it where that is true today. */
export type CasillaDichaView = Omit<
  CasillaView,
  | 'tiporecurso'
  | 'recurso'
  | 'dominio'
  | 'marca'
  | 'estado_recurso'
  | 'presentado'
  | 'celda'
  | 'urgencia'
  | 'fin'
>

/** A slot that a change of the catalogue makes matter more from a later day on, as it stands on that day. */
export interface CasillaPorVenirView extends RequisitoView {
  cambioid: Id
  /** The first day on which the change is felt. */
  rige: string
  /** The slot is there today. */
  pedido: boolean
  /** From then on it is asked for; else it is asked for today, and decides over fitness from then on. */
  nuevo: boolean
  estado: EstadoCasilla
  documentoid: Id | null
  fecha_vencimiento: string | null
}

/** What a resource's slots of today come to. */
export interface Resumen {
  aptitud: Aptitud
  /** Why, the first to be told first: how it stands itself, then what its documents say. */
  culpables: CulpableEnOrden[]
  faltantes: number
  proximo_vencimiento: string | null
}

export interface ChoferConAptitudView extends Chofer, Resumen {
  /** Apellido, Nombre. */
  nombre_completo: string
}

export interface DominioConAptitudView extends Dominio, Resumen {}

export interface TransporteConAptitudView extends Resumen {
  cuenta_id: Id
}

/** A slot of an active resource that is asked for today, as it is kept. */
export type CasillaDeHoyView = Omit<
  CasillaView,
  'tiporecurso' | 'estado_recurso' | 'exigible' | 'excepcionid'
> &
  Pick<Selectable<VeredictoCasilla>, 'casillaid' | 'tiporecurso'> &
  Pick<
    RecursoView,
    'pais_patente' | 'vehiculo' | 'carroceria' | 'cantidad_ejes' | 'modelo' | 'foto' | 'documento'
  >

export type PlazoCorriendoView = Pick<
  CasillaDeHoyView,
  | 'cuenta_id'
  | 'recursoid'
  | 'recurso'
  | 'tipodocumentoid'
  | 'estado'
  | 'documentoid'
  | 'fecha_vencimiento'
  | 'desde'
  | 'motivo'
  | 'foto'
  | 'documento'
> & { plazo: string }

/** What is kept of each that lists are cut by. */
export type Listado = Pick<
  Veredicto,
  'cuenta_id' | 'aptitud' | 'rango' | 'faltantes' | 'proximo_vencimiento' | 'por_hacer'
>

export type ChoferListadoView = Chofer &
  Listado &
  Pick<Selectable<Veredicto>, 'operaciones'> &
  Pick<ChoferConAptitudView, 'nombre_completo' | 'culpables'>

export type DominioListadoView = Dominio &
  Listado &
  Pick<Selectable<Veredicto>, 'operaciones'> &
  Pick<DominioConAptitudView, 'culpables'>

/** `cierta`: whether what is kept is true today. */
export type CuentaPorAptitudView = Pick<Veredicto, 'aptitud' | 'rango' | 'proximo_vencimiento'> &
  Pick<Cuenta, 'cuenta_id' | 'accountname' | 'cuit' | 'email' | 'estado' | 'createdtime' | 'texto'> & {
    cierta: boolean
  }

export type CatalogoAlDiaView = Pick<CatalogoVisto, 'cuenta_id'>

export type RecursoPorAptitudView = Pick<
  Veredicto,
  'cuenta_id' | 'recursoid' | 'nombre' | 'estado' | 'aptitud' | 'rango' | 'proximo_vencimiento'
> & { tiporecurso: TipoRecurso }

export type UnidadListadaView = Unidad & Pick<Veredicto, 'rango' | 'aptitud' | 'proximo_vencimiento'>

export interface UnidadConAptitudView extends Unidad {
  aptitud: Aptitud
  /** By part, the least fit first: those that have any. */
  culpables: { tiporecurso: string; nombre: string; culpables: CulpableEnOrden[] }[]
  /** The first of the reasons, and whose it is. */
  culpable: (CulpableEnOrden & { recursoid: Id; recurso: string }) | null
  proximo_vencimiento: string | null
  /** In the order of their places, the transporte left out. */
  partes: {
    lugar: Lugar
    recursoid: Id
    nombre: string
  }[]
}

export interface ParteDeUnidadView {
  cuenta_id: Id
  unidadid: Id
  unidad: string
  estado_unidad: 'ACTIVA' | 'INACTIVA'
  lugar: Lugar | 'transporte'
  orden: number
  recursoid: Id
}

/** Computed, and of its documents alone. */
export interface RecursoConAptitudView extends Resumen {
  critico_hasta: string | null
  cuenta_id: Id
  recursoid: Id
  tiporecurso: TipoRecurso
  nombre: string
  dominio: string | null
  estado: EstadoRecurso
}
