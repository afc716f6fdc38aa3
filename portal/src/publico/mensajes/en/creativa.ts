/** What the second composition of the landing says in words of its own. */
export const creativa = {
  pregunta: ['Can it go out', 'on Monday?'],
  si: 'Yes, until 27/11',
  no: 'No: the VTV expired',
  dibujo: 'A B-double on the road; its first trailer can’t go out',
  palabras: 'Six statuses, the same everywhere',
}
