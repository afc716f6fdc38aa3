export const noEncontrada = {
  codigo: '404',
  titulo: 'Oops, Page Not Found :(',
  texto: 'The address doesn’t exist or has moved. Check that it’s written correctly, or go back to Home.',
  ir: 'Go To Dashboard',
}
