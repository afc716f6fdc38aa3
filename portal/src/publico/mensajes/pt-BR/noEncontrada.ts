export const noEncontrada = {
  codigo: '404',
  titulo: 'Oops, Page Not Found :(',
  texto: 'O endereço não existe ou mudou de lugar. Veja se está bem escrito, ou volte para o início.',
  ir: 'Go To Dashboard',
}
