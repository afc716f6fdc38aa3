export const pase = {
  abriendo: 'Opening the pass…',
  lejos: {
    titulo: 'We could not open the pass',
    texto: 'Check your signal: we try again by ourselves.',
    reintentar: 'Try again',
  },
  anulado: {
    titulo: 'This link shows no pass any more',
    texto:
      'It may have been taken back, what it showed may be out of use, or it was copied wrong. Ask whoever sent it for another one.',
  },
  de: (nombre: string) => `Pass of ${nombre}`,
  codigo: (nombre: string) => `Code of the pass of ${nombre}`,
  vale: (momento: string) => `The code is good until ${momento}`,
  numero: (numero: string) => `pass ${numero}`,
  solo: 'It renews itself while there is a signal.',
  sinSenal: 'No signal: it is the last one that was opened, and just as good.',
  leyenda: 'It says who they are. Whether they may enter, the gate says.',
  brillo: 'If the camera does not read it, turn the brightness up.',
}
