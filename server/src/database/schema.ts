import type { ColumnType, Generated } from 'kysely'
import type { DefaultInstant, Id, Instant, Optional } from './schemaColumns.ts'
import type {
  ArchivoDanadoTable,
  ArchivoTable,
  AuditoriaTable,
  AvisoTable,
  BloqueAuditoriaTable,
  CambioContadoTable,
  CambioTipoTable,
  ChoferTable,
  ComprobacionAuditoriaTable,
  ContactoTable,
  CorreoTable,
  CuentaTable,
  DecisionDocumentoTable,
  DecisionTable,
  DocumentoTable,
  DominioTable,
  EjemploTable,
  ExcepcionTable,
  HistorialHitoTable,
  HistorialTable,
  EliminadoTable,
  MarcadoTable,
  OperadorTable,
  InvitacionTable,
  PropuestaTable,
  RechazoTable,
  RegistroTable,
  RondaDeArchivosTable,
  TareaTable,
  TipoDocumentoTable,
  UnidadTable,
} from './schemaTables.ts'
import type { VeredictoCasillaTable, VeredictoTable } from './schemaVeredicto.ts'
import type {
  CasillaDeHoyView,
  CasillaPorVenirView,
  CasillaView,
  ChoferConAptitudView,
  ChoferListadoView,
  CuentaPorAptitudView,
  InvitacionConEstadoView,
  RecursoPorAptitudView,
  DominioConAptitudView,
  DominioListadoView,
  Listado,
  ParteDeUnidadView,
  RecursoConAptitudView,
  RecursoView,
  RequisitoView,
  TareaEstadoView,
  TransporteConAptitudView,
  UnidadConAptitudView,
  UnidadListadaView,
} from './schemaViews.ts'

/**
 * The tables and views as Kysely sees them; `migrations/` and `views/` are their source, and a test holds this file to
 * the database column by column. Ids are text, dates `YYYY-MM-DD`, instants ISO in UTC. `Generated` has a default.
 */

export interface Database {
  cuenta: CuentaTable
  contacto: ContactoTable
  operador: OperadorTable
  registro: RegistroTable
  invitacion: InvitacionTable
  propuesta: PropuestaTable
  cuit_conocido: { cuit: string; accountname: Optional<string> }
  ajuste: { clave: string; valor: ColumnType<unknown, string> }
  logo_proveedor: { unico: Generated<boolean>; png: Buffer; huella: string }
  chofer: ChoferTable
  dominio: DominioTable
  unidad: UnidadTable
  tipo_documento: TipoDocumentoTable
  cambio_tipo: CambioTipoTable
  cambio_contado: CambioContadoTable
  documento: DocumentoTable
  archivo: ArchivoTable
  decision: DecisionTable
  decision_documento: DecisionDocumentoTable
  ejemplo: EjemploTable
  excepcion: ExcepcionTable
  historial: HistorialTable
  historial_hito: HistorialHitoTable
  correo: CorreoTable
  auditoria: AuditoriaTable
  bloque_auditoria: BloqueAuditoriaTable
  comprobacion_auditoria: ComprobacionAuditoriaTable
  archivo_danado: ArchivoDanadoTable
  rechazo: RechazoTable
  ronda_de_archivos: RondaDeArchivosTable
  aviso: AvisoTable
  eliminado: EliminadoTable
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
  'privado.trabajador': { trabajadorid: string; visto: DefaultInstant }
  'privado.revisando': { documentoid: Id; operadorid: Id; pestania: string; hasta: Instant }
  tarea_estado: TareaEstadoView
  invitacion_con_estado: InvitacionConEstadoView
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
  casilla_por_venir: CasillaPorVenirView
  chofer_listado: ChoferListadoView
  chofer_por_aptitud: Listado & Pick<ChoferTable, 'choferid' | 'estado_cuenta'>
  dominio_listado: DominioListadoView
  dominio_por_aptitud: Listado & Pick<DominioTable, 'dominioid' | 'estado_dominio'>
  cuenta_por_aptitud: CuentaPorAptitudView
  recurso_por_aptitud: RecursoPorAptitudView
  unidad_listada: UnidadListadaView
}
