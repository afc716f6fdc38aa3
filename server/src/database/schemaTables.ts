import type { ValoresConDia } from '@portal/contract/catalogo.ts'
import type { Causa } from '@portal/contract/causas.ts'
import type { Marca, NoDibujado } from '@portal/contract/documentos.ts'
import type { ClaseDeRechazo, Puerta } from '@portal/contract/rechazos.ts'
import type { ColumnType, Generated } from 'kysely'
import type {
  Computed,
  DefaultInstant,
  EstadoRecurso,
  Id,
  Instant,
  Optional,
  TipoDocumentoCuenta,
  TipoRecurso,
  Vigencia,
} from './schemaColumns.ts'

/** The tables. What is kept of how resources stand is in schemaVeredicto.ts. `Generated` has a default. */

export interface CuentaTable {
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

export interface ContactoTable {
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

export interface OperadorTable {
  operadorid: Generated<Id>
  nombre: string
  email: string
  rol: 'revisor' | 'administrador'
  activo: Generated<boolean>
  ultimo_ingreso: Optional<Instant>
  createdtime: DefaultInstant
  version: Generated<number>
}

export interface RegistroTable {
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
  estado_registro: Generated<'pendiente' | 'aprobada' | 'rechazada' | 'unida'>
  motivo: Optional<string>
  decidido: Optional<Instant>
  decidido_por: Optional<Id>
  cuenta_creada: Optional<Id>
  createdtime: DefaultInstant
  version: Generated<number>
  texto: Computed<string | null>
  /** What the provider noted for itself. */
  nota_interna: Optional<string>
  /** The letter that tells the decision. */
  correo_decision: Optional<Id>
  /** When the link in the letter that answers it was pressed. */
  email_confirmado: Optional<Instant>
}

export interface PropuestaTable {
  propuestaid: Generated<Id>
  cuenta_id: Id
  registroid: Id
  firstname: string
  lastname: string
  email: string
  mobile: string
  estado: Generated<'esperando' | 'aceptada' | 'negada' | 'retirada'>
  pedida: DefaultInstant
  pedida_por: Id
  vence: Instant
  respondida: Optional<Instant>
  respondida_por: Optional<Id>
}

export interface InvitacionTable {
  invitacionid: Generated<Id>
  cuit: string
  email: string
  nombre: Optional<string>
  creada: DefaultInstant
  creada_por: Id
  enviada: DefaultInstant
  vence: Instant
  correoid: Optional<Id>
  abierta: Optional<Instant>
  retirada: Optional<Instant>
}

export interface ChoferTable {
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
  /** Of a unit that is or was there: it is kept, then. */
  estuvo_en_unidad: Generated<boolean>
  version: Generated<number>
  texto: Computed<string | null>
}

export interface DominioTable {
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
  /** Of a unit that is or was there: it is kept, then. */
  estuvo_en_unidad: Generated<boolean>
  version: Generated<number>
  texto: Computed<string | null>
}

export interface UnidadTable {
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

export interface TipoDocumentoTable {
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

export interface CambioTipoTable {
  cambioid: Generated<Id>
  tipodocumentoid: Id
  valores: ColumnType<ValoresConDia, string, never>
  /** What the same fields said before. */
  antes: ColumnType<ValoresConDia, string, never>
  desde: string
  planeado: DefaultInstant
  planeado_por: Generated<Id>
  retirado: Optional<Instant>
  retirado_por: Optional<Id>
  aplicado: Optional<Instant>
  /** When whom it hits was looked for and written to: once it was saved, a week before its day, once it was taken back. */
  anunciado: Optional<Instant>
  recordado: Optional<Instant>
  retiro_anunciado: Optional<Instant>
}

export interface CambioContadoTable {
  cambioid: Id
  cuenta_id: Id
  porque: 'anuncio' | 'recordatorio' | 'retiro'
  contado: DefaultInstant
}

export interface DocumentoTable {
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
  /** Of a rejection: which of the ready reasons it was for. */
  causa: Optional<Causa>
  presentado: DefaultInstant
  /** One of the account's people, or of the provider's in its name. */
  presentado_por: Optional<Id>
  presentado_por_operador: Optional<Id>
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

/** A decision that may still be taken back. */
export interface DecisionTable {
  decisionid: Computed<number>
  cuenta_id: Id
  operadorid: Id
  estado: 'aprobado' | 'rechazado' | 'bloqueado' | 'desbloqueado'
  motivo: Optional<string>
  tomada: DefaultInstant
}

export interface DecisionDocumentoTable {
  decisionid: number
  cuenta_id: Id
  documentoid: Id
  /** What the decision changed, as it stood before. */
  antes: unknown
}

export interface ArchivoTable {
  archivoid: Generated<Id>
  cuenta_id: Generated<Id>
  nombre: string
  size: number
  sha256: string
  mediatype: string
  clave: string
  miniatura: Optional<string>
  no_dibujado: Optional<NoDibujado>
  documentoid: Optional<Id>
  posicion: Generated<number>
  createdtime: DefaultInstant
  subido_por: Optional<Id>
}

export interface EjemploTable {
  tipodocumentoid: Id
  nombre: string
  size: number
  sha256: string
  mediatype: string
  clave: string
  puesto: DefaultInstant
  puesto_por: Generated<Id>
}

/** A requirement that the provider lifts for one resource, first and last day included. */
export interface ExcepcionTable {
  excepcionid: Generated<Id>
  cuenta_id: Id
  recursoid: Id
  tipodocumentoid: Id
  desde: string
  hasta: string
  motivo: string
  dada: DefaultInstant
  dada_por: Id
  /** The last of its slot, and nobody ended it. */
  vale: Generated<boolean>
  reemplazada: Optional<Instant>
  terminada: Optional<Instant>
  terminada_por: Optional<Id>
  terminada_motivo: Optional<string>
}

export interface HistorialTable {
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

export interface HistorialHitoTable {
  cuenta_id: Id
  posicion: number
  createdtime: Instant
  historialid: Id
}

export interface CorreoTable {
  correoid: Generated<Id>
  para: string
  asunto: string
  texto: string
  html: string
  plantilla: string
  responder_a: Optional<string>
  secreto: Optional<string>
  estado: Generated<'pendiente' | 'enviado' | 'fallido'>
  intentos: Generated<number>
  error: Optional<string>
  creado: DefaultInstant
  enviado: Optional<Instant>
  en_carpeta: Generated<boolean>
}

export interface AuditoriaTable {
  auditoriaid: Computed<number>
  creado: DefaultInstant
  actor: Optional<Id>
  cuenta_id: Optional<Id>
  /** Whose records were written, whoever wrote them; null where of several, or of none. */
  sobre_cuenta: Optional<Id>
  accion: string
  objeto: Optional<Id>
  request_id: string
  ip: Optional<string>
  /** What it changed; null of lines from before that was kept. */
  cambios: Optional<object>
}

/** Lines after `desde` up to and with `hasta`, sealed. */
export interface BloqueAuditoriaTable {
  bloque: number
  desde: number
  hasta: number
  lineas: number
  primera: Instant
  ultima: Instant
  sellado: DefaultInstant
  anterior: Buffer
  hash: Buffer
}

export interface ComprobacionAuditoriaTable {
  comprobacionid: Computed<number>
  momento: DefaultInstant
  bloque: number
  hash: Optional<Buffer>
  /** What is broken; null when nothing is. */
  rota: Optional<object>
}

/** Kept bytes that are not what was kept. */
export interface ArchivoDanadoTable {
  clave: string
  causa: 'falta' | 'tamanio' | 'contenido'
  hallado: DefaultInstant
}

/** One look at all kept files, in the order of their keys. */
export interface RechazoTable {
  rechazoid: Computed<number>
  cuarto: Instant
  primero: Instant
  ultimo: Instant
  veces: number
  clase: ClaseDeRechazo
  puerta: Puerta
  codigo: string
  operacion: Optional<string>
  red: Optional<string>
  sujeto: Optional<Id>
}

export interface RondaDeArchivosTable {
  rondaid: Computed<number>
  empezada: DefaultInstant
  terminada: Optional<Instant>
  /** The last key that it looked at. */
  hasta: Generated<string>
  mirados: Generated<number>
  danados: Generated<number>
}

export interface AvisoTable {
  cuenta_id: Id
  documentoid: Id
  /** Days before the document's end; -1 once it ended. */
  dias: number
  dia: string
}

export interface TareaTable {
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

/** What was deleted and may still be put back. */
export interface EliminadoTable {
  recursoid: Id
  cuenta_id: Id
  tabla: 'chofer' | 'dominio' | 'unidad'
  /** The row as it was. */
  antes: Record<string, unknown>
  eliminado: DefaultInstant
  eliminado_por: Id
}

export interface MarcadoTable {
  cuenta_id: Generated<Id>
  contactid: Generated<Id>
  recursoid: Id
  createdtime: DefaultInstant
}
