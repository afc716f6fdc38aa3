/** Of the convoy that is drawn beside the forms, and the papers it wears. */
export const ruta = {
  dibujo: 'Eine Zugmaschine mit ihrem Auflieger auf der Straße',
  puedeSalir: 'Darf fahren',
  porVencer: 'Läuft in 9 Tagen ab',
}
