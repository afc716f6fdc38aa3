export const login = {
  titulo: 'Einloggen',
  bajada: 'Nimm die E-Mail-Adresse, mit der du dich registriert hast.',
  email: 'E-Mail',
  password: 'Passwort',
  recordar: 'E-Mail merken',
  olvide: 'Passwort vergessen',
  continuar: 'Weiter',
  sinCuenta: 'Noch kein Konto?',
  registrate: 'Registriere dich',
  demasiados: 'Zu viele Versuche. Versuche es in ein paar Minuten noch einmal.',
  faltaElPaso: 'Dein Passwort stimmt. Gib es noch einmal ein, dann fragen wir nach dem Code deiner App.',
}
