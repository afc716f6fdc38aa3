export const titulos = {
  index: 'Portal',
  landingCreative: 'Portal',
  contacto: 'Schreib uns · Portal',
  contactoEnviado: 'Nachricht gesendet · Portal',
  login: 'Einloggen · Portal',
  registrese: 'Registrieren · Portal',
  registroExitoso: 'Danke für deine Registrierung · Portal',
  confirmarEmail: 'Bestätige deine E-Mail · Portal',
  resetPassword: 'Passwort zurücksetzen · Portal',
  resetPasswordCode: 'Wähle dein Passwort · Portal',
  pedido: 'Du wirst um ein Dokument gebeten · Portal',
  notFound: 'Seite nicht gefunden · Portal',
}
