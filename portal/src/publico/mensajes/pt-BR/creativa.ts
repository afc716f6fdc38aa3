/** What the second composition of the landing says in words of its own. */
export const creativa = {
  pregunta: ['Pode sair', 'na segunda?'],
  si: 'Sim, até 27/11',
  no: 'Não: a VTV venceu',
  dibujo: 'Um bitrem na estrada; seu primeiro implemento não pode sair',
  palabras: 'Seis palavras, as mesmas em todo lugar',
}
