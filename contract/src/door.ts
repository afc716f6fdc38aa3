/**
 * How browser and server name what passes between them. It imports nothing, so that the pages before sign-in can read
 * it for the price of its few lines.
 */

/** Where operations are posted: the address, and the `_operation` whose `mode` names each. */
export interface Door {
  url: string
  operation: string
}

export const carrierDoor = { url: '/api/mobile', operation: 'PortalCustomOperations' } as const satisfies Door
export const providerDoor = { url: '/api/consola', operation: 'ProviderOperations' } as const satisfies Door

/** Where one operation of a carrier is posted by itself: `_operation` and `mode` may be left out of the body. */
export const operationUrl = (operation: string): string => `${carrierDoor.url}/${operation}`

/** Addresses beside them. */
export const addresses = {
  upfile: '/api/upfile',
  /** Followed by the id of a file. */
  archivos: '/api/archivos',
  /** Followed by the id of a type of document. */
  ejemplos: '/api/ejemplos',
  /** The same, where the provider sets one. */
  ponerEjemplo: '/api/consola/ejemplos',
  /** Followed by the id of the account in whose name a document is presented. */
  presentarPorCuenta: '/api/consola/presentar',
  /** Followed by the id of an account. */
  exportar: '/api/consola/exportar',
  /** Followed by the id of a close: what it says, on paper. */
  constancia: '/api/constancia',
  /** Followed by an account, its first and last month, and a resource or `0`. */
  legajo: '/api/consola/legajo',
  /** Followed by the id of the account whose bandeja the papers of a legajo go into. */
  traerLegajo: '/api/traer-legajo',
  /** Followed by the ids of resources, with commas between them. */
  documentosZip: '/api/documentos-zip',
  /** Followed by the id of a chofer, and `/pdf` or `/json`. */
  informe: '/api/informe',
  /** The same of a chofer of this account, which comes first. */
  informeDeCuenta: '/api/consola/informe',
  registro: '/api/registro',
  geografia: '/api/geografia',
  faltantes: '/api/faltantes',
  logo: '/api/logo',
  /** Roots of the last nights and public keys, for anybody. */
  testigos: '/api/testigos',
  /** Where an open console hears that something changed. */
  novedades: '/api/consola/novedades',
  openapi: '/api/openapi.json',
} as const

/** What an installed portal asks for. */
export const installedAddresses = {
  /** The service worker's script. */
  worker: '/trabajador.js',
  /** The app's page with nothing of anybody in it. */
  frame: '/sin-senal',
  manifest: '/portal.webmanifest',
  /** Where another app's share sheet posts files to: the service worker answers, and no server reads them. */
  share: '/app/compartir',
} as const

/** What the guard’s app asks for, beside its page and its files: see docs/decisions/0141. */
export const gateAddresses = {
  worker: '/porteria/trabajador.js',
  manifest: '/porteria/porteria.webmanifest',
} as const

/** What the service worker keeps code and files for: these addresses, and no other. */
export const workerScope = '/app'
/** The fields of a share: see the manifest. */
export const sharedField = 'archivos'

/** What the page of a link that asks for papers says to the server. */
export const pedidoAddresses = {
  abrir: '/api/pedido',
  archivo: '/api/pedido/archivo',
  ejemplo: '/api/pedido/ejemplo',
} as const

/** What the page of a shared pass says to the server. */
export const paseAddresses = { abrir: '/api/pase' } as const

/** The carriers' operations that travel as `_operation` themselves; every other name is a `mode` of its door. */
export const ownOperations: ReadonlySet<string> = new Set(['login', 'logout', 'saveRecord', 'ping'])

/** What an upload says under `_operation`. */
export const uploadOperation = 'upfile'

/** How a call says which operation it means. */
export const named = (operation: string, door: Door): { _operation: string; mode?: string } =>
  ownOperations.has(operation) ? { _operation: operation } : { _operation: door.operation, mode: operation }

/** One key for one deed: a write that is sent again with its key does nothing twice. */
export const idempotencyHeader = 'Idempotency-Key'
/** Of an answer that is kept for who repeats its call. One record with all that it may say is a tenth of it. */
export const maxKeptBytes = 64 * 1024
/** On a call that nobody's hand made: it does not count as activity of the session. */
export const passiveHeader = 'X-Sin-Actividad'

/** What an open console hears: that it does, that something changed, and that its session is over. */
export const novedadesEvents = { vivo: 'vivo', cambio: 'cambio', fin: 'fin' } as const

/** In every answer; a fault's message names the same. */
export const requestIdHeader = 'X-Request-Id'

/** Where a kept file is read; the small picture of it for lists. */
export const archivoUrl = (archivoid: string): string =>
  `${addresses.archivos}/${encodeURIComponent(archivoid)}`
export const miniaturaUrl = (archivoid: string): string => `${archivoUrl(archivoid)}?miniatura=1`

/** Where the sample of a type of document is read. */
export const ejemploUrl = (tipodocumentoid: string): string =>
  `${addresses.ejemplos}/${encodeURIComponent(tipodocumentoid)}`

/** Where the record of a close is read, as a PDF. */
export const constanciaUrl = (cierreid: string): string =>
  `${addresses.constancia}/${encodeURIComponent(cierreid)}`
