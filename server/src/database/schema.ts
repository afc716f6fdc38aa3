import type { Marca } from '@portal/contract/documentos.ts'
import type { EstadoDeCelda } from '@portal/contract/matriz.ts'
import type { Aptitud, Culpable, EstadoCasilla } from '@portal/contract/recursos.ts'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { VeredictoCasillaTable, VeredictoTable } from './schemaVeredicto.ts'

/**
 * The tables and views as Kysely sees them; `migrations/` and `views/` are their source, and a test holds this file to
 * the database column by column. Ids are text, dates `YYYY-MM-DD`, instants ISO in UTC. `Generated` has a default.
 */

type Id = string
type Instant = string
type DefaultInstant = ColumnType<Instant, Instant | undefined, Instant>
/** Computed by the database. */
type Computed<Type> = ColumnType<Type, never, never>
/** A column that may be left out and is then empty. */
type Optional<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

type TipoRecurso = 'transporte' | 'chofer' | 'chofer dado de baja' | 'dominio'
type EstadoRecurso = 'ACTIVO' | 'BAJA' | 'BLOQUEADO'
type TipoDocumentoCuenta = 'CUIT' | 'CUIL' | 'Extranjero'
type Vigencia = 'impresa' | 'meses' | 'mensual' | 'sin vencimiento'

interface CuentaTable {
  cuenta_id: Generated<Id>
  accountname: string
  tipo_documento: TipoDocumentoCuenta
  cuit: string
  estado: Generated<1 | 2 | 3 | 4>
  estado_motivo: Optional<string>
  email: string
  mobile: Optional<string>
  mailingstreet: Optional<string>
  othercountry: Optional<string>
  otherstate: Optional<string>
  othercity: Optional<string>
  logo: Optional<Id>
  createdtime: DefaultInstant
  version: Generated<number>
  texto: Computed<string | null>
}

interface ContactoTable {
  contactid: Generated<Id>
  cuenta_id: Generated<Id>
  firstname: string
  lastname: string
  email: string
  mobile: Optional<string>
  rol: Generated<'titular' | 'colaborador'>
  activo: Generated<boolean>
  ultimo_ingreso: Optional<Instant>
  createdtime: DefaultInstant
  version: Generated<number>
}

interface OperadorTable {
  operadorid: Generated<Id>
  nombre: string
  email: string
  rol: 'revisor' | 'administrador'
  activo: Generated<boolean>
  ultimo_ingreso: Optional<Instant>
  createdtime: DefaultInstant
  version: Generated<number>
}

interface RegistroTable {
  registroid: Generated<Id>
  firstname: string
  lastname: string
  tipo_documento: TipoDocumentoCuenta
  cuit: string
  email: string
  mobile: string
  mailingstreet: string
  othercountry: string
  otherstate: string
  othercity: string
  estado_registro: Generated<'pendiente' | 'aprobada' | 'rechazada'>
  motivo: Optional<string>
  decidido: Optional<Instant>
  decidido_por: Optional<Id>
  cuenta_creada: Optional<Id>
  createdtime: DefaultInstant
  version: Generated<number>
  texto: Computed<string | null>
}

interface ChoferTable {
  choferid: Generated<Id>
  contactid: Generated<Id>
  cuenta_id: Generated<Id>
  nombre: string
  apellido: string
  tipo_documento: string
  documento: string
  cuil: Optional<string>
  fecha_nacimiento: Optional<string>
  nacionalidad: string
  telefono: Optional<string>
  email: Optional<string>
  calle: Optional<string>
  pais: Optional<string>
  provincia: Optional<string>
  ciudad: Optional<string>
  licencia_numero: Optional<string>
  licencia_clase: Optional<string>
  transporta_peligrosas: Generated<boolean>
  transporta_alimentos: Generated<boolean>
  fecha_alta: Optional<string>
  fecha_baja: Optional<string>
  motivo_baja: Optional<string>
  foto: Optional<Id>
  estado_cuenta: Generated<EstadoRecurso>
  createdtime: DefaultInstant
  version: Generated<number>
  texto: Computed<string | null>
}

interface DominioTable {
  dominioid: Generated<Id>
  cuenta_id: Generated<Id>
  dominio: string
  pais_patente: Generated<string>
  vehiculo: string
  tipo_vehiculo: 'MOTRIZ' | 'ARRASTRE'
  cantidad_ejes: Optional<number>
  marca: Optional<string>
  modelo: Optional<string>
  anio: Optional<number>
  nombre: Optional<string>
  chasis: Optional<string>
  motor: Optional<string>
  carroceria: Optional<string>
  titular: Optional<string>
  titularidad: Generated<'PROPIO' | 'LEASING' | 'TERCERO'>
  transporta_peligrosas: Generated<boolean>
  transporta_alimentos: Generated<boolean>
  fecha_baja: Optional<string>
  motivo_baja: Optional<string>
  estado_dominio: Generated<EstadoRecurso>
  createdtime: DefaultInstant
  version: Generated<number>
  texto: Computed<string | null>
}

interface UnidadTable {
  unidadid: Generated<Id>
  cuenta_id: Generated<Id>
  nombre: string
  tractor: Optional<Id>
  arrastre1: Optional<Id>
  arrastre2: Optional<Id>
  chofer1: Optional<Id>
  chofer2: Optional<Id>
  estado: Generated<'ACTIVA' | 'INACTIVA'>
  createdtime: DefaultInstant
  version: Generated<number>
  texto: Computed<string | null>
}

interface TipoDocumentoTable {
  tipodocumentoid: Generated<Id>
  clave: Optional<string>
  nombre: string
  nombre_corto: Optional<string>
  docrectipo_recurso: TipoRecurso
  instrucciones: Generated<string>
  obligatorio: Generated<boolean>
  critico: Generated<boolean>
  vigencia: Vigencia
  meses: Optional<number>
  aviso_dias: Generated<number[]>
  origen: 'legal' | 'contractual'
  fuente: Generated<string>
  vigente_desde: Optional<string>
  vigente_hasta: Optional<string>
  max_archivos: Generated<number>
  orden: Generated<number>
  dia_exigible: Generated<number>
  compartido: Generated<boolean>
  /** The media type of its sample, as long as there is one. */
  ejemplo: Optional<string>
  aplica_vehiculos: Optional<string[]>
  aplica_carrocerias: Optional<string[]>
  aplica_tipo_vehiculo: Optional<string>
  aplica_peligrosas: Generated<boolean>
  aplica_alimentos: Generated<boolean>
  aplica_titularidades: Optional<string[]>
  aplica_extranjeros: Generated<boolean>
  version: Generated<number>
}

interface DocumentoTable {
  documentoid: Generated<Id>
  cuenta_id: Generated<Id>
  recursoid: Id
  tipodocumentoid: Id
  numero: Optional<string>
  fecha_emision: Optional<string>
  fecha_vencimiento: Optional<string>
  periodo: Optional<string>
  observacion: Optional<string>
  estado: Generated<'en revision' | 'aprobado' | 'rechazado' | 'anulado'>
  bloqueado: Generated<boolean>
  bloqueado_desde: Optional<Instant>
  motivo: Optional<string>
  presentado: DefaultInstant
  presentado_por: Id
  decidido: Optional<Instant>
  decidido_por: Optional<Id>
  version: Generated<number>
  /** What was presented together in one go; null of what was presented alone. */
  presentacionid: Optional<Id>
  /** The place on a page that its rejection is about. */
  marca: Optional<Marca>
  es_ultimo: Computed<boolean>
  es_vigente: Computed<boolean>
  es_del_mes: Computed<boolean>
}

interface ArchivoTable {
  archivoid: Generated<Id>
  cuenta_id: Generated<Id>
  nombre: string
  size: number
  sha256: string
  mediatype: string
  clave: string
  miniatura: Optional<string>
  documentoid: Optional<Id>
  posicion: Generated<number>
  createdtime: DefaultInstant
  subido_por: Optional<Id>
}

interface EjemploTable {
  tipodocumentoid: Id
  nombre: string
  size: number
  sha256: string
  mediatype: string
  clave: string
  puesto: DefaultInstant
  puesto_por: Generated<Id>
}

interface HistorialTable {
  historialid: Generated<Id>
  cuenta_id: Generated<Id>
  docrechistorial_estado: string
  createdtime: DefaultInstant
  tiporecurso: string
  recursoid: Id
  choferid: Optional<Id>
  dominioid: Optional<Id>
  dominio: Optional<string>
  marca: Optional<string>
  nombre: string
  tipodocumentoid: Optional<Id>
  tipodocumento: Optional<string>
  documentoid: Optional<Id>
  actor: Optional<Id>
  actor_nombre: Optional<string>
  nota: Optional<string>
  texto: Computed<string | null>
}

interface HistorialHitoTable {
  cuenta_id: Id
  posicion: number
  createdtime: Instant
  historialid: Id
}

interface CorreoTable {
  correoid: Generated<Id>
  para: string
  asunto: string
  texto: string
  html: string
  plantilla: string
  responder_a: Optional<string>
  estado: Generated<'pendiente' | 'enviado' | 'fallido'>
  intentos: Generated<number>
  error: Optional<string>
  creado: DefaultInstant
  enviado: Optional<Instant>
}

interface AuditoriaTable {
  auditoriaid: Computed<number>
  creado: DefaultInstant
  actor: Optional<Id>
  cuenta_id: Optional<Id>
  accion: string
  objeto: Optional<Id>
  request_id: string
  ip: Optional<string>
}

interface AvisoTable {
  cuenta_id: Id
  documentoid: Id
  /** Days before the document's end; -1 once it ended. */
  dias: number
  dia: string
}

interface TareaTable {
  nombre: string
  /** Text as PostgreSQL writes an interval. */
  tolerancia: string
  ultimo_inicio: Optional<Instant>
  ultimo_fin: Optional<Instant>
  ultimo_error: Optional<string>
  hechos: Generated<number>
  fallidos: Generated<number>
  proxima: Instant
}

interface TareaEstadoView {
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

interface RecursoView {
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

interface RequisitoView {
  cuenta_id: Id
  recursoid: Id
  tiporecurso: TipoRecurso
  recurso: string
  dominio: string | null
  marca: string | null
  estado_recurso: EstadoRecurso
  tipodocumentoid: Id
  nombre: string
  nombre_corto: string | null
  instrucciones: string
  critico: boolean
  obligatorio: boolean
  vigencia: Vigencia
  meses: number | null
  max_archivos: number
  dia_exigible: number
  compartido: boolean
  ejemplo: string | null
  orden: number
}

interface CasillaView extends RequisitoView {
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
}

/** What a resource's slots of today come to. */
interface Resumen {
  aptitud: Aptitud
  /** What its state says and what its documents say, together. */
  motivos: string[]
  /** The same apart: what a screen needs to say each, the first to be told first. */
  culpables: Culpable[]
  faltantes: number
  proximo_vencimiento: string | null
}

/** A chofer or a dominio may be unfit by its state alone. */
interface ResumenConEstado extends Resumen {
  motivo_estado: string | null
  motivos_documentos: string[]
}

interface ChoferConAptitudView extends ChoferTable, ResumenConEstado {
  /** Apellido, Nombre. */
  nombre_completo: string
}

interface DominioConAptitudView extends DominioTable, ResumenConEstado {}

interface TransporteConAptitudView extends Resumen {
  cuenta_id: Id
}

/** A slot of an active resource that is asked for today, as it is kept. */
type CasillaDeHoyView = Omit<CasillaView, 'tiporecurso' | 'estado_recurso' | 'exigible'> &
  Pick<Selectable<VeredictoCasillaTable>, 'casillaid' | 'tiporecurso'> &
  Pick<
    RecursoView,
    'pais_patente' | 'vehiculo' | 'carroceria' | 'cantidad_ejes' | 'modelo' | 'foto' | 'documento'
  >

/** What is kept of each that lists are cut by. */
type Listado = Pick<
  VeredictoTable,
  'cuenta_id' | 'aptitud' | 'rango' | 'faltantes' | 'proximo_vencimiento' | 'por_hacer'
>
type ChoferListadoView = ChoferTable &
  Listado &
  Pick<ChoferConAptitudView, 'nombre_completo' | 'motivos' | 'culpables'>
type DominioListadoView = DominioTable & Listado & Pick<DominioConAptitudView, 'motivos' | 'culpables'>
/** `cierta`: whether what is kept is true today. */
type CuentaPorAptitudView = Pick<VeredictoTable, 'aptitud' | 'rango' | 'proximo_vencimiento'> &
  Pick<CuentaTable, 'cuenta_id' | 'accountname' | 'cuit' | 'email' | 'estado' | 'createdtime' | 'texto'> & {
    cierta: boolean
  }
type UnidadListadaView = UnidadTable & Pick<VeredictoTable, 'rango' | 'aptitud' | 'proximo_vencimiento'>

interface UnidadConAptitudView extends UnidadTable {
  aptitud: Aptitud
  motivos: string[]
  /** The first of the reasons, and whose it is. */
  culpable: (Culpable & { recursoid: Id; recurso: string }) | null
  proximo_vencimiento: string | null
  /** In the order of their places, the transporte left out. */
  partes: {
    lugar: 'tractor' | 'arrastre1' | 'arrastre2' | 'chofer1' | 'chofer2'
    recursoid: Id
    nombre: string
  }[]
}

interface ParteDeUnidadView {
  cuenta_id: Id
  unidadid: Id
  unidad: string
  estado_unidad: 'ACTIVA' | 'INACTIVA'
  lugar: 'transporte' | 'tractor' | 'arrastre1' | 'arrastre2' | 'chofer1' | 'chofer2'
  orden: number
  recursoid: Id
}

interface MarcadoTable {
  cuenta_id: Generated<Id>
  contactid: Generated<Id>
  recursoid: Id
  createdtime: DefaultInstant
}

/** Computed, and of its documents alone. */
interface RecursoConAptitudView extends Resumen {
  cuenta_id: Id
  recursoid: Id
  tiporecurso: TipoRecurso
  nombre: string
  dominio: string | null
  estado: EstadoRecurso
}

export interface Database {
  cuenta: CuentaTable
  contacto: ContactoTable
  operador: OperadorTable
  registro: RegistroTable
  cuit_conocido: { cuit: string; accountname: Optional<string> }
  ajuste: { clave: string; valor: ColumnType<unknown, string> }
  logo_proveedor: { unico: Generated<boolean>; png: Buffer; huella: string }
  chofer: ChoferTable
  dominio: DominioTable
  unidad: UnidadTable
  tipo_documento: TipoDocumentoTable
  documento: DocumentoTable
  archivo: ArchivoTable
  ejemplo: EjemploTable
  historial: HistorialTable
  historial_hito: HistorialHitoTable
  correo: CorreoTable
  auditoria: AuditoriaTable
  aviso: AvisoTable
  marcado: MarcadoTable
  tarea: TareaTable
  'privado.credencial': { sujeto: Id; hash: string; cambiada: DefaultInstant }
  'privado.instalacion': { unica: Generated<boolean>; instalacionid: Generated<string> }
  'privado.sesion': {
    token_hash: Buffer
    sujeto: Id
    creada: DefaultInstant
    vista: DefaultInstant
    sesionid: Generated<Id>
    agente: Generated<string | null>
  }
  tarea_estado: TareaEstadoView
  recurso: RecursoView
  requisito: RequisitoView
  casilla: CasillaView
  chofer_con_aptitud: ChoferConAptitudView
  dominio_con_aptitud: DominioConAptitudView
  transporte_con_aptitud: TransporteConAptitudView
  unidad_con_aptitud: UnidadConAptitudView
  parte_de_unidad: ParteDeUnidadView
  recurso_con_aptitud: RecursoConAptitudView
  veredicto: VeredictoTable
  veredicto_casilla: VeredictoCasillaTable
  veredicto_de_hoy: VeredictoTable
  casilla_de_hoy: CasillaDeHoyView
  chofer_listado: ChoferListadoView
  chofer_por_aptitud: Listado & Pick<ChoferTable, 'choferid' | 'estado_cuenta'>
  dominio_listado: DominioListadoView
  dominio_por_aptitud: Listado & Pick<DominioTable, 'dominioid' | 'estado_dominio'>
  cuenta_por_aptitud: CuentaPorAptitudView
  unidad_listada: UnidadListadaView
}
