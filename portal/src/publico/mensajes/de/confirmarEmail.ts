export const confirmarEmail = {
  titulo: 'Bestätige deine E-Mail',
  bajada: 'Drück den Knopf, um uns zu sagen, dass diese E-Mail deine ist. Mehr ist nicht nötig.',
  confirmar: 'Meine E-Mail bestätigen',
  listo: {
    titulo: 'Fertig: Deine E-Mail ist bestätigt',
    texto: 'Dorthin schreiben wir dir, wenn über deine Registrierung entschieden ist.',
  },
  vencido: {
    titulo: 'Dieser Link wurde schon benutzt oder ist abgelaufen',
    texto:
      'Wenn du sie schon bestätigt hast, musst du nichts weiter tun. Sonst antworte auf die E-Mail, in der er stand, und wir schicken dir einen neuen.',
  },
  irAlInicio: 'Zur Startseite',
}
