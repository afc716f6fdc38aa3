export const recuperar = {
  titulo: 'Passwort zurücksetzen',
  bajada: 'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Code, um ein neues Passwort zu wählen.',
  email: 'E-Mail',
  enviar: 'Senden',
}
