export const comun = {
  marca: 'Portal',
  version: (version: string) => `Versión: ${version}`,
  queEs: 'Qué es Portal',
  volver: 'Volver',
  aceptar: 'Aceptar',
  sinConexion: 'No pudimos comunicarnos con el servidor. Revisá tu conexión e intentá de nuevo.',
  inesperado: 'Hubo un error! Intente nuevamente',
  emailInvalido: 'Email inválido',
}
