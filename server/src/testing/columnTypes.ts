/**
 * Types of columns that the schema can't tell: what JSON holds, and words that stand in the contract alone. The rest of
 * `database/tables.gen.ts` is generated from the database (`npm run schema`).
 */
export const columnTypes: Readonly<Record<string, string>> = {
  'ajuste.valor': 'ColumnType<unknown, string>',
  'archivo.no_dibujado': 'NoDibujado | null',
  'auditoria.cambios': 'object | null',
  'cambio_de_catalogo.antes': 'object | null',
  'cambio_de_catalogo.despues': 'object | null',
  'cambio_tipo.antes': 'ColumnType<ValoresConDia, string, never>',
  'cambio_tipo.valores': 'ColumnType<ValoresConDia, string, never>',
  'comprobacion_auditoria.rota': 'object | null',
  'cuenta.estado': 'Generated<1 | 2 | 3 | 4>',
  'decision_documento.antes': 'unknown',
  'documento.causa': 'Causa | null',
  'documento.marca': 'Marca | null',
  // Triggers keep these.
  'documento.es_del_mes': 'GeneratedAlways<boolean>',
  'documento.es_ultimo': 'GeneratedAlways<boolean>',
  'documento.es_vigente': 'GeneratedAlways<boolean>',
  'eliminado.antes': 'Record<string, unknown>',
  'entrega.datos': 'Record<string, unknown>',
  'entrega.falla': 'Falla | null',
  'lectura.leido': 'object | null',
  'entrada.porques': 'ColumnType<Porque[], string | undefined, string>',
  'rechazo.clase': 'ClaseDeAtaque',
  'rechazo.puerta': 'Puerta',
  'veredicto.aptitud': 'Generated<Aptitud>',
  'veredicto.culpables': 'Generated<CulpableEnOrden[]>',
  'veredicto_casilla.celda': 'EstadoDeCelda',
  'veredicto_casilla.estado': 'EstadoCasilla',
}

/** Where the types come from that are named above. */
export const importedFrom: Readonly<Record<string, string>> = {
  Aptitud: '@portal/contract/recursos.ts',
  Causa: '@portal/contract/causas.ts',
  ClaseDeAtaque: '@portal/contract/refusedAttacks.ts',
  CulpableEnOrden: '@portal/contract/recursos.ts',
  EstadoCasilla: '@portal/contract/recursos.ts',
  EstadoDeCelda: '@portal/contract/matriz.ts',
  Falla: '@portal/contract/webhooks.ts',
  Marca: '@portal/contract/documentos.ts',
  NoDibujado: '@portal/contract/documentos.ts',
  Porque: '@portal/contract/entradas.ts',
  Puerta: '@portal/contract/refusedAttacks.ts',
  ValoresConDia: '@portal/contract/catalogo.ts',
}
