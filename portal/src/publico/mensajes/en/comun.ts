export const comun = {
  marca: 'Portal',
  version: (version: string) => `Version: ${version}`,
  queEs: 'What Portal is',
  volver: 'Back',
  aceptar: 'OK',
  sinConexion: 'We couldn’t reach the server. Check your connection and try again.',
  inesperado: 'Something went wrong! Please try again',
  emailInvalido: 'Invalid email',
}
