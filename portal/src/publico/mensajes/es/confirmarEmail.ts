export const confirmarEmail = {
  titulo: 'Confirmá tu email',
  bajada: 'Apretá el botón para decirnos que este email es tuyo. No hace falta nada más.',
  confirmar: 'Confirmar mi email',
  listo: {
    titulo: 'Listo: tu email está confirmado',
    texto: 'Te vamos a escribir ahí cuando haya una decisión sobre tu registro.',
  },
  vencido: {
    titulo: 'Este enlace ya se usó o venció',
    texto:
      'Si ya lo confirmaste, no tenés que hacer nada más. Si no, respondé el email en el que venía y te mandamos otro.',
  },
  irAlInicio: 'Ir al inicio',
}
