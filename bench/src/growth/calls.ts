import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import type { OperationName, Request } from '@portal/contract'
import { operacionOf } from '../operaciones/data.ts'

/** A list as people ask for it. Those with pages are read on several of them. */
export interface Call {
  operation: OperationName
  what: string
  input: Record<string, unknown>
  pages: boolean
  /** ms that somebody waits for it, where that is no list's. */
  goalMs?: number
}

function ask<Name extends OperationName>(
  operation: Name,
  what: string,
  input: Request<Name>,
  pages = false,
): Call {
  return { operation, what, input: { ...input }, pages }
}

/** As it opens, in each order, and cut by each filter. */
function list<Name extends OperationName>(
  operation: Name,
  orders: readonly string[],
  filters: Record<string, Request<Name>>,
  base: Request<Name>,
): Call[] {
  return [
    ask(operation, '', base, true),
    ...orders.map((order) => ask(operation, order, { ...base, order }, true)),
    ...Object.entries(filters).map(([what, filter]) => ask(operation, what, { ...base, ...filter }, true)),
  ]
}

const both = (...fields: string[]) => fields.flatMap((field) => [`${field} ASC`, `${field} DESC`])

export const carrierCalls: readonly Call[] = [
  ...list(
    'ListChoferes',
    both(
      'nombre',
      'documento',
      'cuil',
      'estado_cuenta',
      'createdtime',
      'aptitud',
      'faltantes',
      'proximo_vencimiento',
    ),
    {
      ACTIVO: { estado_cuenta: 'ACTIVO' },
      BAJA: { estado_cuenta: 'BAJA' },
      'no habilitado': { aptitud: 'no habilitado' },
      habilitado: { aptitud: 'habilitado' },
      'search 1': { search: '20009999' },
      'search many': { search: 'apellido7' },
    },
    {},
  ),
  ...list(
    'ListDominios',
    both(
      'dominio',
      'vehiculo',
      'marca',
      'nombre',
      'estado_dominio',
      'createdtime',
      'aptitud',
      'faltantes',
      'proximo_vencimiento',
    ),
    {
      ACTIVO: { estado_dominio: 'ACTIVO' },
      MOTRIZ: { tipo_vehiculo: 'MOTRIZ' },
      'no habilitado': { aptitud: 'no habilitado' },
      'search 1': { search: 'interno 300' },
      'search many': { search: 'marca2' },
    },
    {},
  ),
  ...list(
    'ListUnidades',
    both('nombre', 'estado', 'createdtime', 'aptitud', 'proximo_vencimiento'),
    {
      ACTIVA: { estado: 'ACTIVA' },
      'no habilitado': { aptitud: 'no habilitado' },
      habilitado: { aptitud: 'habilitado' },
      'search 1': { search: 'interno 300' },
      'search many': { search: 'unidad' },
    },
    {},
  ),
  ask('MatrizDocumentos', '', { tiporecurso: 'chofer', pagesize: 50 }, true),
  ask('MatrizDocumentos', 'para hacer', { tiporecurso: 'chofer', con: 'para hacer', pagesize: 50 }, true),
  ask('MatrizDocumentos', 'totales', { tiporecurso: 'chofer', totales: 'SI', pagesize: 1 }),
  ...list(
    'ListDocumentos',
    both('nombre', 'tipodocumento', 'estado', 'fecha_vencimiento', 'presentado', 'urgencia'),
    {
      dominio: { tiporecurso: 'dominio' },
      transporte: { tiporecurso: 'transporte' },
      recurso: { recursoid: '17x100077' },
      activo: { estado: 'activo' },
      rechazado: { estado: 'rechazado' },
      'por hacer': { porHacer: 'SI', order: 'urgencia ASC' },
      vence: { vence_desde: '2026-01-01', vence_hasta: '2027-01-31' },
      'search 1': { search: 'interno 300' },
      'search many': { search: 'apellido7' },
      'search none': { search: 'nadie lo dice' },
    },
    {},
  ),
  ...list(
    'ListRecDocHistorial',
    both('createdtime', 'nombre', 'dominio'),
    {
      dominio: { filter: { tiporecurso: 'dominio' } },
      chofer: { filter: { tiporecurso: 'chofer' } },
      recurso: { filter: { recursoid: '17x100077' } },
      rechazado: { filter: { estado: 'rechazado' } },
      'recursos ACTIVO': { estadorecursos: 'ACTIVO' },
      'recursos BAJA': { estadorecursos: 'BAJA' },
      'search 1': { search: 'interno 300' },
      'search many': { search: 'apellido7' },
      'search none': { search: 'nadie lo dice' },
      'search by nombre': { search: 'apellido7', order: 'nombre ASC' },
      'search, dominio': { search: 'interno 300', filter: { tiporecurso: 'dominio' } },
    },
    {},
  ),
  ask('ListRecDocFaltantes', '', {}, true),
  ask('ListRecDocFaltantes', '/api/faltantes', {}),
  ask('ListRecDocFaltantes', 'dominio', { tiporecurso: 'dominio' }),
  ask('ListRecDocFaltantes', 'recurso', { recursoid: '17x100077' }),
  ask('ContarFaltantes', '', {}),
  ask('DetailTransporte', '', {}),
  ask('Dashboard', '', {}),
  ask('Buscar', '1', { search: 'interno 300' }),
  ask('Buscar', 'many', { search: 'apellido7' }),
  ask('Buscar', 'none', { search: 'nadie lo dice' }),
  ...enUnaOperacion(operacionOf(1)),
]

/** What turns to one operacion where somebody chooses it. */
function enUnaOperacion(operacionid: string): Call[] {
  const what = 'en una operación'
  return [
    ask('ListChoferes', what, { operacionid }, true),
    ask('ListChoferes', `${what}, aptitud`, { operacionid, order: 'aptitud ASC' }, true),
    ask('ListChoferes', `${what}, no habilitado`, { operacionid, aptitud: 'no habilitado' }, true),
    ask('ListDominios', what, { operacionid }, true),
    ask('ListUnidades', what, { operacionid }, true),
    ask('MatrizDocumentos', what, { tiporecurso: 'chofer', operacionid, pagesize: 50 }, true),
    ask('ListDocumentos', `${what}, por hacer`, { operacionid, porHacer: 'SI', order: 'urgencia ASC' }, true),
    ask('DetailTransporte', what, { operacionid }),
    ask('Dashboard', what, { operacionid }),
  ]
}

/** Of the catalogue that is loaded into an empty database: of every chofer, one that is not critical and one that is. */
const apto = '20x11'
const licencia = '20x9'

const deMedicion = {
  nombre: 'De medición',
  docrectipo_recurso: 'chofer',
  vigencia: 'impresa',
  origen: 'legal',
  critico: true,
} as const

/** Whom a change of a requirement would leave unfit, as it is asked for while an administrador types. */
function look(what: string, tipodocumentoid: string, values: Request<'SaveTipoDocumento'>['values']): Call {
  return {
    ...ask('SaveTipoDocumento', what, { tipodocumentoid, values, soloVista: true }),
    goalMs: 1000,
  }
}

export const providerCalls: readonly Call[] = [
  ask('Cola', '', {}),
  ...list(
    'ListRevision',
    both('presentado', 'accountname', 'nombre', 'tipodocumento'),
    {
      rechazado: { estado: 'rechazado' },
      aprobado: { estado: 'aprobado' },
      chofer: { estado: 'en revision', tiporecurso: 'chofer' },
      cuenta: { estado: 'en revision', cuentaid: '11x97' },
      'search 1': { estado: 'en revision', search: 'interno 300' },
      'search many': { estado: 'en revision', search: 'apellido7' },
    },
    { estado: 'en revision' },
  ),
  ...list(
    'ListCuentas',
    both('accountname', 'cuit', 'email', 'estado', 'createdtime', 'aptitud'),
    {
      habilitado: { aptitud: 'habilitado' },
      deshabilitadas: { estado: estadoCuenta.deshabilitado },
      'search 1': { search: 'titular77@' },
      'search many': { search: 'medición' },
    },
    {},
  ),
  ...list(
    'ListAuditoria',
    [],
    {
      accion: { accion: 'SaveDocumentoRecurso' },
      actor: { actor: '12x90' },
      cuenta: { cuentaid: '11x97' },
      desde: { desde: '2026-01-01', hasta: '2026-02-01' },
    },
    {},
  ),
  ...list('ListCorreos', [], { fallidos: { estado: 'fallido' }, 'search 1': { search: 'titular77@' } }, {}),
  look('nuevo', '0', deMedicion),
  look('nuevo, a algunos', '0', { ...deMedicion, aplica_peligrosas: true }),
  look('nuevo, más adelante', '0', { ...deMedicion, vigente_desde: sumarDias(hoyEnBuenosAires(), 40) }),
  look('lo hace crítico', apto, { critico: true }),
  look('deja de ser crítico', licencia, { critico: false }),
]
