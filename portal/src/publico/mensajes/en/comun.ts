export const comun = {
  marca: 'Portal',
  version: (version: string) => `Version: ${version}`,
  queEs: 'What Portal is',
  volver: 'Back',
  aceptar: 'OK',
  sinConexion: 'We couldn’t reach the server. Check your connection and try again.',
  inesperado: 'We couldn’t complete the request. Try again in a few minutes.',
  emailInvalido: 'Invalid email',
}
