/** Every address of the app, once. */
export const rutas = {
  inicio: '/app',
  choferes: '/app/choferes',
  nuevoChofer: '/app/choferes/nuevo-chofer',
  chofer: (choferid: string) => `/app/choferes/${choferid}/detalle`,
  editarChofer: (choferid: string) => `/app/choferes/${choferid}/editar`,
  documentos: (search: Record<string, string> = {}) => withSearch('/app/pages/documentos', search),
  documento: (documentoid: string, search: Record<string, string> = {}) =>
    withSearch(`/app/pages/documentos/${documentoid}/detalle`, search),
  perfil: '/app/pages/perfil',
  editarPerfil: '/app/pages/editar-perfil',
  /** Where screens that are still to come explain themselves. */
  proximamente: (pantalla: string) => withSearch('/app/pages/proximamente', { pantalla }),
}

const withSearch = (path: string, search: Record<string, string>): string => {
  const query = new URLSearchParams(search).toString()
  return query === '' ? path : `${path}?${query}`
}
