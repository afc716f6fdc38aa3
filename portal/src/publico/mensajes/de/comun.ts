export const comun = {
  marca: 'Portal',
  version: (version: string) => `Version: ${version}`,
  queEs: 'Was ist Portal',
  volver: 'Zurück',
  aceptar: 'OK',
  sinConexion: 'Wir konnten den Server nicht erreichen. Prüfe deine Verbindung und versuche es noch einmal.',
  inesperado: 'Da ging etwas schief! Versuche es noch einmal',
  emailInvalido: 'Ungültige E-Mail',
}
