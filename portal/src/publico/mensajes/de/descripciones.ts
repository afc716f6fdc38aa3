export const descripciones = {
  index: 'Die Dokumente deiner Firma, deiner Fahrer und deiner Fahrzeuge, immer aktuell.',
  contacto: 'Schreib an die Verwaltung dieses Portals.',
  login: 'Logge dich ein, um die Dokumente deiner Transportfirma zu sehen und einzureichen.',
  registrese: 'Beantrage einen Zugang, um die Dokumente deiner Transportfirma einzureichen.',
  registroExitoso: 'Wir haben deinen Antrag auf Registrierung erhalten.',
  confirmarEmail: 'Bestätige die E-Mail, mit der du dich registriert hast.',
  resetPassword: 'Fordere einen Code an, um ein neues Passwort zu wählen.',
  resetPasswordCode: 'Wähle das Passwort, mit dem du dich einloggst.',
  pase: 'Der Ausweis, der am Tor gezeigt wird.',
  pedido: 'Sende die Dokumente, um die du gebeten wirst, mit einem Foto.',
  notFound: 'Die Adresse gibt es nicht, oder sie ist umgezogen.',
}
