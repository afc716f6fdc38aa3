/** What the second composition of the landing says in words of its own. */
export const creativa = {
  pregunta: ['¿Puede salir', 'el lunes?'],
  si: 'Sí, hasta el 27/11',
  no: 'No: venció la VTV',
  dibujo: 'Un bitrén en la ruta; su primer arrastre no puede salir',
  palabras: 'Seis palabras, las mismas en todos lados',
}
