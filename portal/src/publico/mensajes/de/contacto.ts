export const contacto = {
  titulo: 'Schreib uns',
  texto:
    'Bist du Auftraggeber und willst es installieren, oder eine Transportfirma, die es nutzen soll? Erzähl uns davon, und wir antworten dir per E-Mail.',
  aQuien: 'Die Nachricht geht per E-Mail an die Verwaltung dieses Portals.',
  nombre: 'Vor- und Nachname',
  email: 'E-Mail',
  emailAyuda: 'Dorthin antworten wir dir.',
  empresa: 'Firma',
  opcional: '(optional)',
  mensaje: 'Nachricht',
  trampa: 'Fülle dieses Feld nicht aus',
  enviar: 'Nachricht senden',
  enviado: {
    titulo: 'Nachricht gesendet',
    texto:
      'Sie ist bei der Verwaltung dieses Portals. Die Antwort kommt an die E-Mail-Adresse, die du angegeben hast.',
    volver: 'Zurück zur Startseite',
  },
}
