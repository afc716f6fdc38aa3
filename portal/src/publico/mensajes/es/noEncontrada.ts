export const noEncontrada = {
  codigo: '404',
  titulo: 'Oops, Page Not Found :(',
  texto: 'La dirección no existe o cambió de lugar. Revisá que esté bien escrita, o volvé al inicio.',
  ir: 'Go To Dashboard',
}
