/** Generated from the migrated schema by `npm run schema`, never edited. */

import type { ValoresConDia } from "@portal/contract/catalogo.ts";
import type { Causa } from "@portal/contract/causas.ts";
import type { ControlCerrado, PapelCerrado, TransporteCerrado } from "@portal/contract/control.ts";
import type { Marca, NoDibujado } from "@portal/contract/documentos.ts";
import type { Candidato, DeLegajo, Porque } from "@portal/contract/entradas.ts";
import type { BajaDeLote, CambioDeFila, ColumnaDeLote, ProblemaDeFila, ResumenDeLote } from "@portal/contract/lotes.ts";
import type { EstadoDeCelda } from "@portal/contract/matriz.ts";
import type { Revista } from "@portal/contract/nominaLeida.ts";
import type { ExigenciaContada } from "@portal/contract/operaciones.ts";
import type { PasoDicho } from "@portal/contract/porteria.ts";
import type { Autoriza } from "@portal/contract/puertas.ts";
import type { Aptitud, CulpableEnOrden, DondeTrabaja, EstadoCasilla, ExigidaEn } from "@portal/contract/recursos.ts";
import type { ClaseDeAtaque, Via } from "@portal/contract/refusedAttacks.ts";
import type { Falla } from "@portal/contract/webhooks.ts";
import type { ColumnType, GeneratedAlways } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface Ajuste {
  clave: string;
  valor: ColumnType<unknown, string>;
}

export interface Archivo {
  archivoid: Generated<string>;
  clave: string;
  createdtime: Generated<string>;
  cuenta_id: Generated<string>;
  documentoid: string | null;
  entradaid: string | null;
  mediatype: string;
  miniatura: string | null;
  no_dibujado: NoDibujado | null;
  nombre: string;
  posicion: Generated<number>;
  sha256: string;
  size: number;
  subido_por: Generated<string | null>;
}

export interface ArchivoDanado {
  causa: "contenido" | "falta" | "tamanio";
  clave: string;
  hallado: Generated<string>;
}

export interface ArchivoEliminado {
  archivoid: string;
  cuenta_id: string;
  documentoid: string;
  eliminado: Generated<string>;
  mediatype: string;
  posicion: number;
  sha256: string;
  size: number;
  subido: string;
}

export interface Auditoria {
  accion: string;
  actor: string | null;
  auditoriaid: GeneratedAlways<number>;
  cambios: object | null;
  creado: Generated<string>;
  cuenta_id: string | null;
  ip: string | null;
  objeto: string | null;
  request_id: string;
  sobre_cuenta: string | null;
}

export interface Aviso {
  cuenta_id: string;
  dia: string;
  dias: number;
  documentoid: string;
}

export interface BloqueAuditoria {
  anterior: Buffer;
  bloque: number;
  desde: number;
  hash: Buffer;
  hasta: number;
  lineas: number;
  primera: string;
  sellado: Generated<string>;
  ultima: string;
}

export interface Calendario {
  choferes_y_dominios: boolean;
  cuenta_id: Generated<string | null>;
  prefijo: string;
  renovado: Generated<string>;
  solo_critico: boolean;
  sujeto: Generated<string>;
  transporte: boolean;
  ultimo_uso: string | null;
}

export interface CambioContado {
  cambioid: string;
  contado: Generated<string>;
  cuenta_id: string;
  porque: "anuncio" | "recordatorio" | "retiro";
}

export interface CambioDeCatalogo {
  antes: object | null;
  cuando: Generated<string>;
  despues: object | null;
  numero: number;
  operacionid: string | null;
}

export interface CambioOperacion {
  antes: ColumnType<ExigenciaContada[], string, never>;
  anunciado: string | null;
  cambioid: Generated<string>;
  despues: ExigenciaContada[] | null;
  hecho: Generated<string>;
  operacionid: string;
}

export interface CambioOperacionContado {
  cambioid: string;
  contado: Generated<string>;
  cuenta_id: string;
}

export interface CambioTipo {
  antes: ColumnType<ValoresConDia, string, never>;
  anunciado: string | null;
  aplicado: string | null;
  cambioid: Generated<string>;
  desde: string;
  planeado: Generated<string>;
  planeado_por: Generated<string>;
  recordado: string | null;
  retirado: string | null;
  retirado_por: string | null;
  retiro_anunciado: string | null;
  tipodocumentoid: string;
  valores: ColumnType<ValoresConDia, string, never>;
}

export interface CatalogoVisto {
  cuenta_id: string;
  numero: number;
}

export interface Chofer {
  apellido: string;
  calle: string | null;
  choferid: Generated<string>;
  ciudad: string | null;
  contactid: Generated<string>;
  createdtime: Generated<string>;
  cuenta_id: Generated<string>;
  cuil: string | null;
  documento: string;
  email: string | null;
  estado_cuenta: Generated<"ACTIVO" | "BAJA" | "BLOQUEADO">;
  estuvo_en_unidad: Generated<boolean>;
  fecha_alta: string | null;
  fecha_baja: string | null;
  fecha_nacimiento: string | null;
  foto: string | null;
  licencia_clase: string | null;
  licencia_numero: string | null;
  motivo_baja: string | null;
  nacionalidad: string;
  nombre: string;
  pais: string | null;
  provincia: string | null;
  telefono: string | null;
  texto: GeneratedAlways<string | null>;
  tipo_documento: string;
  transporta_alimentos: Generated<boolean>;
  transporta_peligrosas: Generated<boolean>;
  version: Generated<number>;
}

export interface Cierre {
  cerrado: Generated<string>;
  cerrado_por: Generated<string>;
  choferes: number;
  cierreid: Generated<string>;
  complementario: boolean;
  completos: number;
  controles: ColumnType<ControlCerrado[], string, never>;
  cuenta_id: string;
  faltan: number;
  huella: string;
  mes: string;
  numero: GeneratedAlways<number>;
  proveedor: string;
  quien: string;
  transporte: ColumnType<TransporteCerrado, string, never>;
}

export interface CierreFila {
  cierreid: string;
  control: "art" | "cuenta_bancaria" | "cuil" | "remuneracion" | "seguridad_social";
  cuenta_id: string;
  cuil: string | null;
  desde: string;
  estado: "cumplido" | "en revision" | "exceptuado" | "falta" | "no corresponde" | "rechazado" | "tardio";
  hasta: string;
  motivo: string | null;
  nombre: string;
  papeles: ColumnType<PapelCerrado[], string, never>;
  recursoid: string;
}

export interface ClaveDeFirma {
  claveid: string;
  desde: Generated<string>;
  hasta: string | null;
  publica: Buffer;
}

export interface ComprobacionAuditoria {
  bloque: number;
  comprobacionid: GeneratedAlways<number>;
  hash: Buffer | null;
  momento: Generated<string>;
  rota: object | null;
}

export interface Contacto {
  activo: Generated<boolean>;
  contactid: Generated<string>;
  createdtime: Generated<string>;
  cuenta_id: Generated<string>;
  email: string;
  firstname: string;
  idioma: "de" | "en" | "es" | "pt-BR" | null;
  lastname: string;
  mobile: string | null;
  rol: Generated<"colaborador" | "titular">;
  ultimo_ingreso: string | null;
  version: Generated<number>;
}

export interface Control {
  activo: Generated<boolean>;
  clave: "art" | "cuenta_bancaria" | "cuil" | "remuneracion" | "seguridad_social";
  desde: string | null;
  fuente: string;
  nombre: string;
  orden: number;
  texto: string;
  version: Generated<number>;
}

export interface Correo {
  asunto: string;
  correoid: Generated<string>;
  creado: Generated<string>;
  en_carpeta: Generated<boolean>;
  enviado: string | null;
  error: string | null;
  estado: Generated<"enviado" | "fallido" | "pendiente">;
  html: string;
  intentos: Generated<number>;
  para: string;
  plantilla: string;
  responder_a: string | null;
  secreto: string | null;
  texto: string;
}

export interface Cuenta {
  accountname: string;
  createdtime: Generated<string>;
  cuenta_id: Generated<string>;
  cuit: string;
  email: string;
  estado: Generated<1 | 2 | 3 | 4>;
  estado_motivo: string | null;
  logo: string | null;
  mailingstreet: string | null;
  mobile: string | null;
  othercity: string | null;
  othercountry: string | null;
  otherstate: string | null;
  texto: GeneratedAlways<string | null>;
  tipo_documento: "CUIL" | "CUIT" | "Extranjero";
  version: Generated<number>;
}

export interface CuentaOperacion {
  cuenta_id: string;
  cuenta_operacionid: Generated<string>;
  desde: string;
  hasta: string | null;
  operacionid: string;
}

export interface CuitConocido {
  accountname: string | null;
  cuit: string;
}

export interface Decision {
  cuenta_id: string;
  decisionid: GeneratedAlways<number>;
  estado: "aprobado" | "bloqueado" | "desbloqueado" | "rechazado";
  motivo: string | null;
  operadorid: string;
  tomada: Generated<string>;
}

export interface DecisionDocumento {
  antes: unknown;
  cuenta_id: string;
  decisionid: number;
  documentoid: string;
}

export interface Dispositivo {
  app: Generated<string>;
  dispositivoid: Generated<string>;
  enrolado: Generated<string>;
  enrolado_por: string;
  lista: string | null;
  nombre: string;
  puertaid: string;
  revocado: string | null;
  revocado_por: string | null;
  visto: string | null;
}

export interface Documento {
  bloqueado: Generated<boolean>;
  bloqueado_desde: string | null;
  causa: Causa | null;
  cuenta_id: Generated<string>;
  decidido: string | null;
  decidido_por: string | null;
  documentoid: Generated<string>;
  es_del_mes: GeneratedAlways<boolean>;
  es_ultimo: GeneratedAlways<boolean>;
  es_vigente: GeneratedAlways<boolean>;
  estado: Generated<"anulado" | "aprobado" | "en revision" | "rechazado">;
  fecha_emision: string | null;
  fecha_vencimiento: string | null;
  marca: Marca | null;
  motivo: string | null;
  numero: string | null;
  observacion: string | null;
  periodo: string | null;
  presentacionid: string | null;
  presentado: Generated<string>;
  presentado_por: string | null;
  presentado_por_operador: string | null;
  recursoid: string;
  tardio: Generated<boolean>;
  tipodocumentoid: string;
  version: Generated<number>;
}

export interface Dominio {
  anio: number | null;
  cantidad_ejes: number | null;
  carroceria: string | null;
  chasis: string | null;
  createdtime: Generated<string>;
  cuenta_id: Generated<string>;
  dominio: string;
  dominioid: Generated<string>;
  estado_dominio: Generated<"ACTIVO" | "BAJA" | "BLOQUEADO">;
  estuvo_en_unidad: Generated<boolean>;
  fecha_baja: string | null;
  marca: string | null;
  modelo: string | null;
  motivo_baja: string | null;
  motor: string | null;
  nombre: string | null;
  pais_patente: Generated<string>;
  texto: GeneratedAlways<string | null>;
  tipo_vehiculo: "ARRASTRE" | "MOTRIZ";
  titular: string | null;
  titularidad: Generated<"LEASING" | "PROPIO" | "TERCERO">;
  transporta_alimentos: Generated<boolean>;
  transporta_peligrosas: Generated<boolean>;
  vehiculo: string;
  version: Generated<number>;
}

export interface Ejemplo {
  clave: string;
  mediatype: string;
  nombre: string;
  puesto: Generated<string>;
  puesto_por: Generated<string>;
  sha256: string;
  size: number;
  tipodocumentoid: string;
}

export interface Eliminado {
  antes: Record<string, unknown>;
  cuenta_id: string;
  eliminado: Generated<string>;
  eliminado_por: string;
  recursoid: string;
  tabla: "chofer" | "dominio" | "unidad";
}

export interface Entrada {
  candidatos: ColumnType<Candidato[], string | undefined, string>;
  certeza: Generated<"parece" | "segura" | "sin ubicar">;
  cuenta_id: Generated<string>;
  decidida: string | null;
  decidida_por: string | null;
  documentoid: string | null;
  entradaid: Generated<string>;
  entrega: string | null;
  estado: Generated<"descartada" | "espera" | "presentada">;
  fecha_emision: string | null;
  fecha_vencimiento: string | null;
  legajo: ColumnType<DeLegajo | null, string | null, string | null>;
  numero: string | null;
  origen: "compartido" | "legajo" | "lote de hojas" | "pedido";
  pedidoid: string | null;
  periodo: string | null;
  porques: ColumnType<Porque[], string | undefined, string>;
  posicion: number | null;
  recibida: Generated<string>;
  recursoid: string | null;
  tipodocumentoid: string | null;
  version: Generated<number>;
}

export interface Entrega {
  clave: string;
  codigo: number | null;
  creado: Generated<string>;
  cuenta_id: string | null;
  datos: Record<string, unknown>;
  entregaid: GeneratedAlways<number>;
  estado: Generated<"entregada" | "fallida" | "pendiente">;
  falla: Falla | null;
  firma: string | null;
  intentada: string | null;
  intentos: Generated<number>;
  respuesta: string | null;
  tardo: number | null;
  tipo: string;
  webhookid: string;
}

export interface Excepcion {
  cuenta_id: string;
  dada: Generated<string>;
  dada_por: string;
  desde: string;
  excepcionid: Generated<string>;
  hasta: string;
  motivo: string;
  operacionid: string | null;
  recursoid: string;
  reemplazada: string | null;
  terminada: string | null;
  terminada_motivo: string | null;
  terminada_por: string | null;
  tipodocumentoid: string;
  vale: Generated<boolean>;
}

export interface Exclusion {
  cuenta_id: Generated<string>;
  del_proveedor: GeneratedAlways<boolean | null>;
  excluido: Generated<string>;
  excluido_por: Generated<string>;
  exclusionid: Generated<string>;
  motivo: string;
  operacionid: string;
  recursoid: string;
}

export interface Exigencia {
  critico: boolean;
  exigenciaid: Generated<string>;
  fuente: Generated<string>;
  obligatorio: boolean;
  operacionid: string;
  tipodocumentoid: string;
  vigente_desde: string | null;
  vigente_hasta: string | null;
}

export interface Guardia {
  activo: Generated<boolean>;
  creado: Generated<string>;
  guardiaid: Generated<string>;
  nombre: string;
  puertas: Generated<string[]>;
  version: Generated<number>;
}

export interface Historial {
  actor: string | null;
  actor_nombre: string | null;
  choferid: string | null;
  createdtime: Generated<string>;
  cuenta_id: Generated<string>;
  docrechistorial_estado: string;
  documentoid: string | null;
  dominio: string | null;
  dominioid: string | null;
  historialid: Generated<string>;
  marca: string | null;
  nombre: string;
  nota: string | null;
  operacionid: string | null;
  recursoid: string;
  texto: GeneratedAlways<string | null>;
  tipodocumento: string | null;
  tipodocumentoid: string | null;
  tiporecurso: string;
}

export interface HistorialHito {
  createdtime: string;
  cuenta_id: string;
  historialid: string;
  posicion: number;
}

export interface Idempotencia {
  clave: string;
  creada: Generated<string>;
  huella: string;
  operacion: string;
  respuesta: string | null;
  sujeto: string;
}

export interface IgualAvisado {
  avisado: Generated<string>;
  pasoid: string;
}

export interface Invitacion {
  abierta: string | null;
  correoid: string | null;
  creada: Generated<string>;
  creada_por: string;
  cuit: string;
  email: string;
  enviada: Generated<string>;
  invitacionid: Generated<string>;
  nombre: string | null;
  retirada: string | null;
  vence: string;
}

export interface Lectura {
  archivoid: string;
  creada: Generated<string>;
  cuenta_id: string;
  estado: "leida" | "lento" | "memoria" | "roto" | "tiene texto";
  leido: object | null;
}

export interface Limite {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface LlaveAjena {
  fijada: Generated<string>;
  fijada_por: Generated<string>;
  llave: string;
  llaveajenaid: Generated<string>;
  nombre: string;
  publica: Buffer;
  quitada: string | null;
  quitada_por: string | null;
}

export interface LogoProveedor {
  huella: string;
  png: Buffer;
  unico: Generated<boolean>;
}

export interface Lote {
  archivo: string;
  baja: ColumnType<BajaDeLote | null, string | null, string | null>;
  cancelado: string | null;
  columnas: ColumnType<ColumnaDeLote[], string, string>;
  completa: Generated<boolean>;
  creado: Generated<string>;
  creado_por: Generated<string>;
  cuenta_id: Generated<string>;
  deshecho: string | null;
  empezado: string | null;
  espera: string | null;
  estado: Generated<"deshaciendo" | "deshecho" | "ensayo" | "hecho" | "importando">;
  hoja: Generated<string>;
  huella: string;
  importado_por: string | null;
  loteid: Generated<string>;
  resumen: ColumnType<ResumenDeLote | null, string | null, string | null>;
  terminado: string | null;
  tipo: "choferes" | "dominios" | "unidades";
}

export interface LoteFila {
  antes: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  cambios: ColumnType<CambioDeFila[], string | undefined, string>;
  celdas: string[];
  clave: string | null;
  cuenta_id: Generated<string>;
  decision: "baja" | "dejar" | "usar" | null;
  deshecho: "baja" | "quedo" | "quitado" | "vuelto" | null;
  detalle: Generated<string>;
  fila: number;
  hecho: "baja" | "cambiado" | "creado" | "fallo" | null;
  loteid: string;
  nombre: Generated<string>;
  problemas: ColumnType<ProblemaDeFila[], string | undefined, string>;
  propio: "cambiar" | "crear" | "decidir" | "dejar" | "error" | "falta" | "igual" | null;
  recursoid: string | null;
  resultado: "cambiar" | "crear" | "decidir" | "dejar" | "error" | "falta" | "igual" | null;
  version: number | null;
  version_hecha: number | null;
}

export interface Marcado {
  contactid: Generated<string>;
  createdtime: Generated<string>;
  cuenta_id: Generated<string>;
  recursoid: string;
}

export interface Migracion {
  aplicada: Generated<string>;
  name: string;
  sha256: string;
}

export interface NoCorresponde {
  control: "art" | "cuenta_bancaria" | "cuil" | "remuneracion" | "seguridad_social";
  cuenta_id: string;
  decidido: string | null;
  decidido_por: string | null;
  desde: string;
  dicho: Generated<string>;
  dicho_por: Generated<string>;
  estado: "aceptado" | "propuesto" | "rechazado" | "retirado";
  hasta: string | null;
  motivo: string;
  no_correspondeid: Generated<string>;
  recursoid: string;
}

export interface NoManeja {
  cuenta_id: Generated<string>;
  cuil: string;
  dicho: Generated<string>;
  dicho_por: Generated<string>;
  no_manejaid: Generated<string>;
  nombre: string;
}

export interface Nomina {
  archivo: string;
  cabezas: number | null;
  cargada: Generated<string>;
  cargada_por: Generated<string>;
  completa: Generated<boolean>;
  cuenta_id: Generated<string>;
  cuit: string | null;
  nominaid: Generated<string>;
  origen: "art" | "f931" | "sicoss";
  periodo: string;
  personas: Generated<number>;
  rectificativa: number | null;
  sha256: string | null;
  total: number;
  vigencia_desde: string | null;
  vigencia_hasta: string | null;
}

export interface NominaPersona {
  cuenta_id: Generated<string>;
  cuil: string;
  nombre: string;
  nominaid: string;
  revistas: ColumnType<Revista[], string | undefined, never>;
  scvo: boolean | null;
  situacion: number | null;
}

export interface Operacion {
  activa: Generated<boolean>;
  creada: Generated<string>;
  descripcion: Generated<string>;
  nombre: string;
  operacionid: Generated<string>;
  sede: Generated<string>;
  version: Generated<number>;
}

export interface Operador {
  activo: Generated<boolean>;
  createdtime: Generated<string>;
  email: string;
  idioma: "de" | "en" | "es" | "pt-BR" | null;
  nombre: string;
  operadorid: Generated<string>;
  por_empresa: Generated<boolean>;
  rol: "administrador" | "revisor";
  ultimo_ingreso: string | null;
  version: Generated<number>;
}

export interface Pase {
  anulado: string | null;
  anulado_por: string | null;
  codigo: string | null;
  cuenta_id: Generated<string>;
  emitido: Generated<string>;
  partes: unknown;
  paseid: Generated<string>;
  recursoid: string;
  serial: GeneratedAlways<number>;
  vence: string;
}

export interface Paso {
  dispositivoid: string;
  edad: number | null;
  esperadas: ColumnType<PasoDicho['esperadas'], string | undefined, never>;
  guardiaid: string;
  igual: ColumnType<PasoDicho['igual'], string | null | undefined, never>;
  momento: string;
  motivos: Generated<string[]>;
  partes: ColumnType<PasoDicho['partes'], string, never>;
  pasoid: string;
  puertaid: string;
  recibido: Generated<string>;
  reloj: string;
  respuesta: "llamar" | "no" | "no coincide" | "puede" | "visita";
  sentido: "entra" | "no entra" | "sale";
  serial: number | null;
  sin_senal: boolean;
  tecleado: Generated<string[]>;
  texto: GeneratedAlways<string | null>;
  turnoid: string;
  unidadid: string | null;
  visita: ColumnType<PasoDicho['visita'], string | null | undefined, never>;
}

export interface PasoRecurso {
  cuenta_id: string;
  de_baja: Generated<boolean>;
  doble: Generated<boolean>;
  lugar: "arrastre1" | "arrastre2" | "chofer1" | "chofer2" | "tractor" | "visita";
  momento: string;
  pasoid: string;
  puertaid: string;
  recursoid: string;
  sede: string;
  sentido: "entra" | "no entra" | "sale";
}

export interface Pedido {
  abierto: string | null;
  anulado: string | null;
  anulado_por: string | null;
  creado: Generated<string>;
  creado_por: Generated<string>;
  cuenta_id: Generated<string>;
  destinatario: string;
  nota: string | null;
  pedidoid: Generated<string>;
  telefono: string | null;
  vence: string;
  visto: string | null;
}

export interface PedidoCasilla {
  cuenta_id: Generated<string>;
  motivo: string | null;
  pedida: Generated<string>;
  pedidoid: string;
  periodo: string | null;
  posicion: number;
  recursoid: string;
  tipodocumentoid: string;
}

export interface PedidoDeControl {
  cuenta_id: string;
  mes: string;
  papeles: number;
  pedido: Generated<string>;
  pedido_de_controlid: Generated<string>;
  pedido_por: Generated<string>;
}

export interface PrivadoApertura {
  aperturaid: GeneratedAlways<number>;
  archivoid: string | null;
  cuenta_id: string;
  documentoid: string | null;
  medio: "archivo" | "cuenta" | "descarga";
  momento: Generated<string>;
  quien: string;
}

export interface PrivadoCarril {
  clave: string;
  intento: Generated<number>;
  proxima: Generated<string>;
  tomado: Generated<boolean>;
  webhookid: string;
}

export interface PrivadoClaveDeCalendario {
  sujeto: string;
  token_hash: Buffer;
}

export interface PrivadoClaveDeDispositivo {
  dispositivoid: string;
  token_hash: Buffer;
}

export interface PrivadoClaveDePedido {
  creada: Generated<string>;
  pedidoid: string;
  token_hash: Buffer;
}

export interface PrivadoClaveDeToken {
  token_hash: Buffer;
  tokenid: string;
}

export interface PrivadoCodigo {
  ajenos: Generated<number>;
  codigoid: GeneratedAlways<number>;
  contactid: string;
  creado: Generated<string>;
  hash: string;
  intentos: Generated<number>;
  navegador: Buffer | null;
  pedido: Buffer | null;
  usado: Generated<boolean>;
}

export interface PrivadoCodigoDeDispositivo {
  codigo_hash: Buffer;
  creado: Generated<string>;
  creado_por: string;
  puertaid: string;
  vence: string;
}

export interface PrivadoCodigoRecuperacion {
  hash: string;
  principio: string;
  sujeto: string;
}

export interface PrivadoCredencial {
  cambiada: Generated<string>;
  hash: string;
  sujeto: string;
}

export interface PrivadoEnlace {
  contactid: string;
  token_hash: Buffer;
  usado: Generated<boolean>;
  vence: string;
}

export interface PrivadoEnlaceDePase {
  creado: Generated<string>;
  creado_por: string | null;
  cuenta_id: string;
  recursoid: string;
  token_hash: Buffer;
}

export interface PrivadoEnlaceInvitacion {
  invitacionid: string;
  token_hash: Buffer;
}

export interface PrivadoEnlaceOperador {
  operadorid: string;
  token_hash: Buffer;
  usado: Generated<boolean>;
  vence: string;
}

export interface PrivadoEnlaceRegistro {
  registroid: string;
  token_hash: Buffer;
  vence: string;
}

export interface PrivadoEscritura {
  cuantas: number;
  cuenta_id: string;
  hora: string;
  sujeto: string;
}

export interface PrivadoInstalacion {
  instalacionid: Generated<string>;
  unica: Generated<boolean>;
}

export interface PrivadoNavegador {
  sujeto: string;
  token_hash: Buffer;
  visto: Generated<string>;
}

export interface PrivadoPinDeGuardia {
  guardiaid: string;
  hash: string;
}

export interface PrivadoRevisando {
  documentoid: string;
  hasta: string;
  operadorid: string;
  pestania: string;
}

export interface PrivadoSalidaOidc {
  emisor: string;
  jti: string;
  operadorid: string | null;
  tomada: Generated<string | null>;
  vence: string;
}

export interface PrivadoSecretoDeWebhook {
  anterior: string | null;
  anterior_hasta: string | null;
  secreto: string;
  webhookid: string;
}

export interface PrivadoSegundoPaso {
  nuevo: string | null;
  secreto: string | null;
  sujeto: string;
  ultimo: Generated<number>;
}

export interface PrivadoSesion {
  agente: string | null;
  creada: Generated<string>;
  idioma: string | null;
  origen: Generated<"clave" | "empresa">;
  sesionid: Generated<string>;
  sid: string | null;
  sujeto: string;
  token_hash: Buffer;
  vista: Generated<string>;
}

export interface PrivadoTrabajador {
  trabajadorid: string;
  visto: Generated<string>;
}

export interface PrivadoTurnoDeLote {
  con_lugar: string | null;
  hasta: string;
  loteid: string;
  token_hash: Buffer;
}

export interface PrivadoUsoDeToken {
  dia: string;
  tokenid: string;
  ultimo: string;
  veces: number;
}

export interface PrivadoVersion {
  cual: string;
  version: Generated<string>;
}

export interface PrivadoVinculoOidc {
  creado: Generated<string>;
  emisor: string;
  operadorid: string;
  sub: string;
}

export interface Propuesta {
  cuenta_id: string;
  email: string;
  estado: Generated<"aceptada" | "esperando" | "negada" | "retirada">;
  firstname: string;
  lastname: string;
  mobile: string;
  pedida: Generated<string>;
  pedida_por: string;
  propuestaid: Generated<string>;
  registroid: string;
  respondida: string | null;
  respondida_por: string | null;
  vence: string;
}

export interface Puerta {
  activa: Generated<boolean>;
  autorizan: ColumnType<Autoriza[], string | undefined, string>;
  con_nombres: Generated<boolean>;
  creada: Generated<string>;
  nombre: string;
  operacionid: string | null;
  puertaid: Generated<string>;
  sede: string;
  version: Generated<number>;
}

export interface Rechazo {
  clase: ClaseDeAtaque;
  codigo: string;
  cuarto: string;
  operacion: string | null;
  primero: string;
  puerta: Via;
  rechazoid: GeneratedAlways<number>;
  red: string | null;
  sujeto: string | null;
  ultimo: string;
  veces: number;
}

export interface Registro {
  correo_decision: string | null;
  createdtime: Generated<string>;
  cuenta_creada: string | null;
  cuit: string;
  decidido: string | null;
  decidido_por: string | null;
  email: string;
  email_confirmado: string | null;
  estado_registro: Generated<"aprobada" | "pendiente" | "rechazada" | "unida">;
  firstname: string;
  idioma: "de" | "en" | "es" | "pt-BR" | null;
  lastname: string;
  mailingstreet: string;
  mobile: string;
  motivo: string | null;
  nota_interna: string | null;
  othercity: string;
  othercountry: string;
  otherstate: string;
  registroid: Generated<string>;
  texto: GeneratedAlways<string | null>;
  tipo_documento: "CUIL" | "CUIT" | "Extranjero";
  version: Generated<number>;
}

export interface Retencion {
  cuenta_id: Generated<string>;
  levantada: string | null;
  levantada_por: string | null;
  motivo: string;
  puesta: Generated<string>;
  puesta_por: Generated<string>;
  recursoid: string | null;
  retencionid: Generated<string>;
}

export interface RondaDeArchivos {
  danados: Generated<number>;
  empezada: Generated<string>;
  hasta: Generated<string>;
  mirados: Generated<number>;
  rondaid: GeneratedAlways<number>;
  terminada: string | null;
}

export interface Sello {
  autoridad: string;
  momento: string;
  numero: number;
  recibido: Generated<string>;
  token: Buffer;
}

export interface SolicitudDeDatos {
  avisada: string | null;
  chofer: string;
  cuenta_id: Generated<string>;
  detalle: string;
  estado: Generated<"abierta" | "hecha" | "rechazada" | "retirada">;
  pedida: Generated<string>;
  pedida_por: Generated<string>;
  pide: "corregir" | "eliminar";
  recibida: string;
  recursoid: string;
  respuesta: string | null;
  resuelta: string | null;
  resuelta_por: string | null;
  solicitudid: Generated<string>;
  vence: string;
}

export interface Tarea {
  fallidos: Generated<number>;
  hechos: Generated<number>;
  nombre: string;
  proxima: string;
  tolerancia: string;
  ultimo_error: string | null;
  ultimo_fin: string | null;
  ultimo_inicio: string | null;
}

export interface Testigo {
  anterior: Buffer;
  bloque: number;
  hojas: number;
  huellas: Buffer;
  momento: string;
  numero: number;
  raiz: Buffer;
}

export interface TipoDocumento {
  alcance: Generated<"general" | "por operación">;
  aplica_alimentos: Generated<boolean>;
  aplica_carrocerias: string[] | null;
  aplica_extranjeros: Generated<boolean>;
  aplica_peligrosas: Generated<boolean>;
  aplica_tipo_vehiculo: string | null;
  aplica_titularidades: string[] | null;
  aplica_vehiculos: string[] | null;
  aviso_dias: Generated<number[]>;
  clave: string | null;
  compartido: Generated<boolean>;
  conservacion_meses: Generated<number>;
  control: "art" | "cuenta_bancaria" | "cuil" | "remuneracion" | "seguridad_social" | null;
  critico: Generated<boolean>;
  dia_exigible: Generated<number>;
  docrectipo_recurso: "chofer" | "chofer dado de baja" | "dominio" | "transporte";
  ejemplo: string | null;
  frases: Generated<string | null>;
  fuente: Generated<string>;
  instrucciones: Generated<string>;
  max_archivos: Generated<number>;
  meses: number | null;
  nombre: string;
  nombre_corto: string | null;
  nomina: "art" | "scvo" | "sicoss" | null;
  obligatorio: Generated<boolean>;
  orden: Generated<number>;
  origen: "contractual" | "legal";
  plazo_dias: number | null;
  tipodocumentoid: Generated<string>;
  version: Generated<number>;
  vigencia: "impresa" | "mensual" | "meses" | "sin vencimiento";
  vigente_desde: string | null;
  vigente_hasta: string | null;
}

export interface Token {
  alcances: string[];
  avisado: Generated<boolean>;
  creado: Generated<string>;
  creado_por: Generated<string>;
  cuenta_id: Generated<string | null>;
  nombre: string;
  por_minuto: number;
  redes: Generated<string[]>;
  revocado: string | null;
  revocado_por: string | null;
  tokenid: Generated<string>;
  vence: string;
}

export interface Turno {
  comprobado: boolean;
  desde: string;
  dispositivoid: string;
  guardiaid: string;
  hasta: string | null;
  puertaid: string;
  recibido: Generated<string>;
  turnoid: string;
}

export interface Unidad {
  arrastre1: string | null;
  arrastre2: string | null;
  chofer1: string | null;
  chofer2: string | null;
  createdtime: Generated<string>;
  cuenta_id: Generated<string>;
  estado: Generated<"ACTIVA" | "INACTIVA">;
  nombre: string;
  texto: GeneratedAlways<string | null>;
  tractor: string | null;
  unidadid: Generated<string>;
  version: Generated<number>;
}

export interface Veredicto {
  activos: Generated<number>;
  aptitud: Generated<Aptitud>;
  bloqueados: Generated<number>;
  clase: "chofer" | "dominio" | "transporte";
  critico_hasta: string | null;
  cuenta_id: string;
  culpables: Generated<CulpableEnOrden[]>;
  dia: Generated<string>;
  en_revision: Generated<number>;
  estado: Generated<"ACTIVO" | "BAJA" | "BLOQUEADO">;
  faltantes: Generated<number>;
  hasta: Generated<string>;
  lineas: Generated<number>;
  no_pedidas: Generated<boolean>;
  nombre: Generated<string>;
  operaciones: DondeTrabaja | null;
  pendiente_en: string[] | null;
  pendiente_hasta: string | null;
  por_hacer: Generated<number>;
  proximo_vencimiento: string | null;
  rango: GeneratedAlways<number | null>;
  rechazados: Generated<number>;
  recursoid: string;
  vencidos: Generated<number>;
}

export interface VeredictoCasilla {
  casillaid: GeneratedAlways<number>;
  celda: EstadoDeCelda;
  cuenta_id: string;
  desde: string | null;
  documentoid: string | null;
  estado: EstadoCasilla;
  exceptuado_hasta: string | null;
  fecha_emision: string | null;
  fecha_vencimiento: string | null;
  fin: GeneratedAlways<string | null>;
  mes: boolean;
  motivo: string | null;
  numero: string | null;
  operaciones: ExigidaEn[] | null;
  orden: number;
  periodo: string | null;
  presentado: string | null;
  recurso: string;
  recursoid: string;
  renovacion: boolean;
  tipo: string;
  tipodocumentoid: string;
  tiporecurso: "chofer" | "dominio" | "transporte";
  urgencia: number | null;
  vigente_documentoid: string | null;
}

export interface VeredictoOperacion {
  aptitud: Aptitud;
  clase: "chofer" | "dominio" | "transporte";
  critico_hasta: string | null;
  cuenta_id: string;
  culpables: CulpableEnOrden[];
  estado: "ACTIVO" | "BAJA" | "BLOQUEADO";
  faltantes: number;
  frenan: GeneratedAlways<string[]>;
  operacionid: string;
  por_hacer: number;
  proximo_vencimiento: string | null;
  rango: GeneratedAlways<number | null>;
  recursoid: string;
}

export interface Vista {
  aplicada: Generated<string>;
  objetos: string[];
  sha256: string;
  unica: Generated<boolean>;
  version: string;
}

export interface Webhook {
  apagado: string | null;
  apagado_por: "persona" | "sin respuesta" | "ya no existe" | null;
  creado: Generated<string>;
  creado_por: Generated<string>;
  cuenta_id: Generated<string | null>;
  eventos: string[];
  fallando_desde: string | null;
  firma_publica: Generated<boolean>;
  nombre: string;
  pausa_hasta: string | null;
  revocado: string | null;
  revocado_por: string | null;
  ultimo_exito: string | null;
  url: string;
  webhookid: Generated<string>;
}

export interface DB {
  ajuste: Ajuste;
  archivo: Archivo;
  archivo_danado: ArchivoDanado;
  archivo_eliminado: ArchivoEliminado;
  auditoria: Auditoria;
  aviso: Aviso;
  bloque_auditoria: BloqueAuditoria;
  calendario: Calendario;
  cambio_contado: CambioContado;
  cambio_de_catalogo: CambioDeCatalogo;
  cambio_operacion: CambioOperacion;
  cambio_operacion_contado: CambioOperacionContado;
  cambio_tipo: CambioTipo;
  catalogo_visto: CatalogoVisto;
  chofer: Chofer;
  cierre: Cierre;
  cierre_fila: CierreFila;
  clave_de_firma: ClaveDeFirma;
  comprobacion_auditoria: ComprobacionAuditoria;
  contacto: Contacto;
  control: Control;
  correo: Correo;
  cuenta: Cuenta;
  cuenta_operacion: CuentaOperacion;
  cuit_conocido: CuitConocido;
  decision: Decision;
  decision_documento: DecisionDocumento;
  dispositivo: Dispositivo;
  documento: Documento;
  dominio: Dominio;
  ejemplo: Ejemplo;
  eliminado: Eliminado;
  entrada: Entrada;
  entrega: Entrega;
  excepcion: Excepcion;
  exclusion: Exclusion;
  exigencia: Exigencia;
  guardia: Guardia;
  historial: Historial;
  historial_hito: HistorialHito;
  idempotencia: Idempotencia;
  igual_avisado: IgualAvisado;
  invitacion: Invitacion;
  lectura: Lectura;
  limite: Limite;
  llave_ajena: LlaveAjena;
  logo_proveedor: LogoProveedor;
  lote: Lote;
  lote_fila: LoteFila;
  marcado: Marcado;
  migracion: Migracion;
  no_corresponde: NoCorresponde;
  no_maneja: NoManeja;
  nomina: Nomina;
  nomina_persona: NominaPersona;
  operacion: Operacion;
  operador: Operador;
  pase: Pase;
  paso: Paso;
  paso_recurso: PasoRecurso;
  pedido: Pedido;
  pedido_casilla: PedidoCasilla;
  pedido_de_control: PedidoDeControl;
  "privado.apertura": PrivadoApertura;
  "privado.carril": PrivadoCarril;
  "privado.clave_de_calendario": PrivadoClaveDeCalendario;
  "privado.clave_de_dispositivo": PrivadoClaveDeDispositivo;
  "privado.clave_de_pedido": PrivadoClaveDePedido;
  "privado.clave_de_token": PrivadoClaveDeToken;
  "privado.codigo": PrivadoCodigo;
  "privado.codigo_de_dispositivo": PrivadoCodigoDeDispositivo;
  "privado.codigo_recuperacion": PrivadoCodigoRecuperacion;
  "privado.credencial": PrivadoCredencial;
  "privado.enlace": PrivadoEnlace;
  "privado.enlace_de_pase": PrivadoEnlaceDePase;
  "privado.enlace_invitacion": PrivadoEnlaceInvitacion;
  "privado.enlace_operador": PrivadoEnlaceOperador;
  "privado.enlace_registro": PrivadoEnlaceRegistro;
  "privado.escritura": PrivadoEscritura;
  "privado.instalacion": PrivadoInstalacion;
  "privado.navegador": PrivadoNavegador;
  "privado.pin_de_guardia": PrivadoPinDeGuardia;
  "privado.revisando": PrivadoRevisando;
  "privado.salida_oidc": PrivadoSalidaOidc;
  "privado.secreto_de_webhook": PrivadoSecretoDeWebhook;
  "privado.segundo_paso": PrivadoSegundoPaso;
  "privado.sesion": PrivadoSesion;
  "privado.trabajador": PrivadoTrabajador;
  "privado.turno_de_lote": PrivadoTurnoDeLote;
  "privado.uso_de_token": PrivadoUsoDeToken;
  "privado.version": PrivadoVersion;
  "privado.vinculo_oidc": PrivadoVinculoOidc;
  propuesta: Propuesta;
  puerta: Puerta;
  rechazo: Rechazo;
  registro: Registro;
  retencion: Retencion;
  ronda_de_archivos: RondaDeArchivos;
  sello: Sello;
  solicitud_de_datos: SolicitudDeDatos;
  tarea: Tarea;
  testigo: Testigo;
  tipo_documento: TipoDocumento;
  token: Token;
  turno: Turno;
  unidad: Unidad;
  veredicto: Veredicto;
  veredicto_casilla: VeredictoCasilla;
  veredicto_operacion: VeredictoOperacion;
  vista: Vista;
  webhook: Webhook;
}
