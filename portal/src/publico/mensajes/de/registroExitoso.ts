export const registroExitoso = {
  titulo: 'Danke für deine Registrierung',
  texto:
    'Ein Administrator prüft die Angaben, die du geschickt hast. Sobald deine Registrierung genehmigt ist, bekommst du eine E-Mail mit den Schritten zum Einloggen.',
  consejo: 'Wenn du sie nicht findest, sieh im Spam-Ordner nach.',
  irAlInicio: 'Zum Start',
}
