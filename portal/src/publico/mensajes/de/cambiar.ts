export const cambiar = {
  titulo: 'Wähle dein Passwort',
  enviado: 'E-Mail gesendet',
  bajadaEnviado: (email: string) =>
    `Wenn ${email} zu einem Benutzer gehört, bekommst du einen Code, der 10 Minuten gilt.`,
  bajada: 'Gib den Code ein, den wir dir per E-Mail geschickt haben, und dein neues Passwort.',
  bajadaEnlace: 'Mit diesem Passwort loggst du dich ins Portal ein.',
  email: 'E-Mail',
  codigo: 'Bestätigungscode',
  codigoAyuda: 'Drei Buchstaben oder Ziffern, ein Bindestrich und noch drei.',
  password: 'Neues Passwort',
  passwordAyuda: 'Mindestens 10 Zeichen.',
  passwordConfirm: 'Passwort wiederholen',
  noCoinciden: 'Die Passwörter stimmen nicht überein',
  cambiar: 'Ändern',
  enlaceVencido: 'Der Link ist abgelaufen oder schon benutzt.',
  pedirOtro: 'Code anfordern',
  listo: { titulo: 'Passwort geändert', texto: 'Dein neues Passwort ist gespeichert.' },
}
