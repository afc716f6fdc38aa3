export const comun = {
  marca: 'Portal',
  version: (version: string) => `Versión: ${version}`,
  queEs: 'Qué es Portal',
  volver: 'Volver',
  aceptar: 'Aceptar',
  sinConexion: 'No pudimos comunicarnos con el servidor. Revisá tu conexión e intentá de nuevo.',
  inesperado: 'No pudimos completar el pedido. Probá de nuevo en unos minutos.',
  emailInvalido: 'Email inválido',
}
