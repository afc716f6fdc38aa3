import * as ajustes from './ajustes.ts'
import * as cambioDeTipo from './cambioDeTipo.ts'
import * as calendarFeed from './calendarFeed.ts'
import * as catalogo from './catalogo.ts'
import * as choferes from './choferes.ts'
import type { Columna, Columnas } from './columnFates.ts'
import * as contactos from './contactos.ts'
import * as control from './control.ts'
import * as cuenta from './estadoCuenta.ts'
import * as cuentas from './cuentas.ts'
import * as documentos from './documentos.ts'
import * as dominios from './dominios.ts'
import * as entradas from './entradas.ts'
import * as conservacion from './conservacion.ts'
import * as excepciones from './excepciones.ts'
import * as historial from './historial.ts'
import * as invitaciones from './invitaciones.ts'
import * as llaves from './llaves.ts'
import * as lotes from './lotes.ts'
import * as nominas from './nominas.ts'
import * as operaciones from './operaciones.ts'
import * as operadores from './operadores.ts'
import * as pases from './pases.ts'
import * as pedidos from './pedidos.ts'
import * as propuestas from './propuestas.ts'
import * as puertas from './puertas.ts'
import * as registros from './registros.ts'
import * as tokens from './tokens.ts'
import * as unidades from './unidades.ts'
import * as webhooks from './webhooks.ts'
import * as solicitudesDeDatos from './solicitudesDeDatos.ts'

/** A table of which something is told beside its records. */
interface Tabla {
  /** The column that names a record of it. */
  clave: string
  /** How a record is called, of its columns: `{apellido}, {nombre}`. Of those without, the audit's view says it. */
  seLlama?: string
  /** Whether the export of an account has a sheet of it. */
  seExporta?: true
  columnas: Columnas
  /** Its trigger is written by hand, with a condition. */
  auditedByHand?: true
}

/** The tables that people change, and what a carrier takes along: of each column is decided here, and a test asks for it. */
export const tablas = {
  cuenta: {
    clave: 'cuenta_id',
    seLlama: '{accountname}',
    seExporta: true,
    columnas: cuenta.columnasDeCuenta,
  },
  contacto: { clave: 'contactid', seExporta: true, columnas: contactos.columnasDeContacto },
  chofer: {
    clave: 'choferid',
    seLlama: '{apellido}, {nombre}',
    seExporta: true,
    columnas: choferes.columnasDeChofer,
  },
  dominio: {
    clave: 'dominioid',
    seLlama: '{dominio}',
    seExporta: true,
    columnas: dominios.columnasDeDominio,
  },
  unidad: { clave: 'unidadid', seLlama: '{nombre}', seExporta: true, columnas: unidades.columnasDeUnidad },
  documento: { clave: 'documentoid', seExporta: true, columnas: documentos.columnasDeDocumento },
  archivo: { clave: 'archivoid', seExporta: true, columnas: documentos.columnasDeArchivo },
  pedido: {
    clave: 'pedidoid',
    seLlama: '{destinatario}',
    seExporta: true,
    columnas: pedidos.columnasDePedido,
  },
  pase: { clave: 'paseid', seExporta: true, columnas: pases.columnasDePase },
  paso_recurso: { clave: 'pasoid', seExporta: true, columnas: pases.columnasDePasoDeRecurso },
  entrada: { clave: 'entradaid', seExporta: true, columnas: entradas.columnasDeEntrada },
  token: { clave: 'tokenid', seLlama: '{nombre}', columnas: tokens.columnasDeToken },
  webhook: { clave: 'webhookid', seLlama: '{nombre}', columnas: webhooks.columnasDeWebhook },
  calendario: { clave: 'sujeto', columnas: calendarFeed.columnasDeCalendario },
  excepcion: { clave: 'excepcionid', seExporta: true, columnas: excepciones.columnasDeExcepcion },
  control: { clave: 'clave', seLlama: '{nombre}', columnas: control.columnasDeControl },
  no_corresponde: {
    clave: 'no_correspondeid',
    seExporta: true,
    columnas: control.columnasDeNoCorresponde,
  },
  cierre: { clave: 'cierreid', seLlama: '{mes}', seExporta: true, columnas: control.columnasDeCierre },
  cierre_fila: { clave: 'recursoid', seExporta: true, columnas: control.columnasDeCierreFila },
  archivo_eliminado: {
    clave: 'archivoid',
    seExporta: true,
    columnas: conservacion.columnasDeArchivoEliminado,
  },
  retencion: { clave: 'retencionid', columnas: conservacion.columnasDeRetencion },
  solicitud_de_datos: {
    clave: 'solicitudid',
    seExporta: true,
    columnas: solicitudesDeDatos.columnasDeSolicitud,
  },
  historial: {
    clave: 'historialid',
    seExporta: true,
    auditedByHand: true,
    columnas: historial.columnasDeHistorial,
  },
  lote: { clave: 'loteid', seLlama: '{archivo}', columnas: lotes.columnasDeLote },
  operacion: { clave: 'operacionid', seLlama: '{nombre}', columnas: operaciones.columnasDeOperacion },
  exigencia: { clave: 'exigenciaid', columnas: operaciones.columnasDeExigencia },
  cuenta_operacion: {
    clave: 'cuenta_operacionid',
    seExporta: true,
    columnas: operaciones.columnasDeCuentaOperacion,
  },
  exclusion: { clave: 'exclusionid', seExporta: true, columnas: operaciones.columnasDeExclusion },
  nomina: { clave: 'nominaid', seLlama: '{periodo}', seExporta: true, columnas: nominas.columnasDeNomina },
  no_maneja: { clave: 'no_manejaid', seExporta: true, columnas: nominas.columnasDeNoManeja },
  llave_ajena: { clave: 'llaveajenaid', seLlama: '{nombre}', columnas: llaves.columnasDeLlaveAjena },
  puerta: { clave: 'puertaid', seLlama: '{nombre}', columnas: puertas.columnasDePuerta },
  dispositivo: { clave: 'dispositivoid', seLlama: '{nombre}', columnas: puertas.columnasDeDispositivo },
  guardia: { clave: 'guardiaid', seLlama: '{nombre}', columnas: puertas.columnasDeGuardia },
  operador: { clave: 'operadorid', columnas: operadores.columnasDeOperador },
  registro: { clave: 'registroid', columnas: registros.columnasDeRegistro },
  propuesta: { clave: 'propuestaid', columnas: propuestas.columnasDePropuesta },
  cuit_conocido: { clave: 'cuit', columnas: cuentas.columnasDeCuitConocido },
  invitacion: { clave: 'invitacionid', columnas: invitaciones.columnasDeInvitacion },
  ajuste: { clave: 'clave', columnas: ajustes.columnasDeAjuste },
  tipo_documento: {
    clave: 'tipodocumentoid',
    seLlama: '{nombre}',
    columnas: catalogo.columnasDeTipoDocumento,
  },
  cambio_tipo: { clave: 'cambioid', columnas: cambioDeTipo.columnasDeCambioDeTipo },
} as const satisfies Record<string, Tabla>

type Tablas = typeof tablas
/** Those that the export of an account has a sheet of. */
export type TablaExportada = {
  [Name in keyof Tablas]: Tablas[Name] extends { seExporta: true } ? Name : never
}[keyof Tablas]

const audited: ReadonlySet<Columna> = new Set(['abierta', 'personal', 'callada'])

/** By table, those of its columns that are kept; tables without any are left out. */
const columnsWhere = (
  isKept: (columna: Columna, tabla: Tabla) => boolean,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries<Tabla>(tablas).flatMap(([name, tabla]) => {
      const kept = Object.entries(tabla.columnas).flatMap(([column, columna]) =>
        isKept(columna, tabla) ? [column] : [],
      )
      return kept.length === 0 ? [] : [[name, kept]]
    }),
  )

/** What the audit tells of each table, in the order in which people read it. */
export const columnasAuditadas = columnsWhere((columna) => audited.has(columna))

/** What the export of an account has of each table. */
export const columnasExportadas: Readonly<Record<TablaExportada, readonly string[]>> = columnsWhere(
  (columna, { seExporta }) => seExporta === true && columna !== 'nuestra',
)
