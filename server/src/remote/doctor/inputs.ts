import type { CarrierOperations } from '@portal/contract'

/** The first record that a list answered, by the list's name. */
export type Found = (list: keyof CarrierOperations, field: string) => string | undefined

/**
 * What each reading operation is asked, so that it has something to answer. `undefined` where nothing was found to ask
 * about; those that are not here take nothing.
 */
export const inputs: Readonly<
  Partial<Record<keyof CarrierOperations, (found: Found) => Record<string, unknown> | undefined>>
> = {
  getPickListValues: () => ({ module: 'dominios', field: 'cantidad_ejes' }),
  getCiudades: () => ({ filter: { geo_pais: 'Argentina' } }),
  ListContacts: () => ({ page: 1, pagesize: 15 }),
  DetailContact: (found) => about('contactid', found('ListContacts', 'contactid')),
  Buscar: () => ({ search: 'an' }),
  ListChoferes: () => ({ page: 1, pagesize: 15 }),
  ListEntregas: (found) => about('webhookid', found('ListWebhooks', 'webhookid')),
  ListPedibles: (found) => {
    const choferid = found('ListChoferes', 'choferid')
    return choferid === undefined ? undefined : { recursos: [choferid] }
  },
  DetailChofer: (found) => about('choferid', found('ListChoferes', 'choferid')),
  ListDominios: () => ({ page: 1, pagesize: 15 }),
  DetailDominio: (found) => about('dominioid', found('ListDominios', 'dominioid')),
  ListUnidades: () => ({ page: 1, pagesize: 15 }),
  DetailUnidad: (found) => about('unidadid', found('ListUnidades', 'unidadid')),
  MatrizDocumentos: () => ({ tiporecurso: 'chofer', page: 1, pagesize: 15 }),
  ListDocumentos: () => ({ page: 1, pagesize: 15 }),
  DetailDocumento: (found) => about('documentoid', found('ListDocumentos', 'documentoid')),
  ExportarDocumentos: (found) => {
    const choferid = found('ListChoferes', 'choferid')
    return choferid === undefined ? undefined : { recursos: [choferid] }
  },
  InformeDeDatos: (found) => about('choferid', found('ListChoferes', 'choferid')),
  ListSolicitudesDeDatos: (found) => about('recursoid', found('ListChoferes', 'choferid')),
  ListMisPasos: (found) => about('recursoid', found('ListChoferes', 'choferid')),
  RecursosDelTipo: (found) => about('tipodocumentoid', found('TiposDocumentos', 'tipodocumentoid')),
  ListIdentidades: () => ({}),
  DetailNomina: (found) => about('nominaid', found('ListNominas', 'nominaid')),
  CompararNomina: (found) => about('periodo', found('ListNominas', 'periodo')),
  DetailLote: (found) => about('loteid', found('ListLotes', 'loteid')),
  PlantillaDeLote: () => ({ tipo: 'choferes' }),
  ListRecDocHistorial: () => ({ page: 1, pagesize: 15 }),
}

const about = (field: string, id: string | undefined) => (id === undefined ? undefined : { [field]: id })
