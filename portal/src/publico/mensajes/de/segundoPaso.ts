export const segundoPaso = {
  titulo: 'Noch ein Schritt',
  ayuda: 'Öffne die Authenticator-App auf deinem Handy und gib die sechs Ziffern ein, die sie zeigt.',
  codigo: 'Bestätigungscode',
  sinCelular: 'Ich habe mein Handy nicht',
  ayudaDeRecuperacion:
    'Gib einen der Codes ein, die du beim Aktivieren der zwei Schritte aufbewahrt hast. Jeder gilt einmal. Hast du weder Handy noch Codes, kann dich mit diesem Benutzer niemand hineinlassen.',
  recuperacion: 'Wiederherstellungscode',
  ejemplo: 'Wie ABCDE-23456.',
  usarApp: 'Code der App benutzen',
}
