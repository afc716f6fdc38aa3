/** What the second composition of the landing says in words of its own. */
export const creativa = {
  pregunta: ['Darf er am', 'Montag fahren?'],
  si: 'Ja, bis zum 27.11.',
  no: 'Nein: VTV abgelaufen',
  dibujo: 'Ein B-Double auf der Straße; sein erster Anhänger darf nicht fahren',
  palabras: 'Sechs Wörter, überall dieselben',
}
