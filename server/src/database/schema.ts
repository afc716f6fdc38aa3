import type {
  CatalogoAlDiaView,
  CasillaDeHoyView,
  CasillaDichaView,
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
  PedidoCasillaDichaView,
  PlazoCorriendoView,
  PedidoDichoView,
  RecursoConAptitudView,
  RecursoView,
  RequisitoView,
  TareaEstadoView,
  TransporteConAptitudView,
  UnidadConAptitudView,
  UnidadListadaView,
} from './schemaViews.ts'
import type { Id } from './schemaColumns.ts'
import type { Chofer, DB, Dominio, Veredicto } from './tables.gen.ts'

/**
 * The tables and views as Kysely sees them. `tables.gen.ts` is generated from `migrations/`; the views, whose columns the
 * database doesn't say whether they may be empty, stand here, and a test holds them to it column by column. Ids are
 * text, dates `YYYY-MM-DD`, instants ISO in UTC. `Generated` has a default.
 */

export interface Database extends DB {
  tarea_estado: TareaEstadoView
  invitacion_con_estado: InvitacionConEstadoView
  pedido_dicho: PedidoDichoView
  pedido_casilla_dicha: PedidoCasillaDichaView
  recurso: RecursoView
  requisito: RequisitoView
  casilla: CasillaView
  chofer_con_aptitud: ChoferConAptitudView
  dominio_con_aptitud: DominioConAptitudView
  transporte_con_aptitud: TransporteConAptitudView
  unidad_con_aptitud: UnidadConAptitudView
  parte_de_unidad: ParteDeUnidadView
  recurso_con_aptitud: RecursoConAptitudView
  catalogo_al_dia: CatalogoAlDiaView
  veredicto_de_hoy: Veredicto
  veredicto_cierto: Veredicto
  casilla_de_hoy: CasillaDeHoyView
  casilla_dicha: CasillaDichaView
  casilla_por_venir: CasillaPorVenirView
  plazo_corriendo: PlazoCorriendoView
  chofer_listado: ChoferListadoView
  chofer_por_aptitud: Listado & Pick<Chofer, 'choferid' | 'estado_cuenta'>
  dominio_listado: DominioListadoView
  dominio_por_aptitud: Listado & Pick<Dominio, 'dominioid' | 'estado_dominio'>
  cuenta_por_aptitud: CuentaPorAptitudView
  recurso_por_aptitud: RecursoPorAptitudView
  chofer_en_operacion: ChoferListadoView & { operacionid: Id }
  chofer_vaya_o_no: ChoferListadoView & { operacionid: Id }
  dominio_en_operacion: DominioListadoView & { operacionid: Id }
  dominio_vaya_o_no: DominioListadoView & { operacionid: Id }
  unidad_en_operacion: UnidadConAptitudView & { operacionid: Id; rango: number }
  unidad_listada: UnidadListadaView
  unidad_listada_en_operacion: UnidadListadaView & { operacionid: Id }
}
