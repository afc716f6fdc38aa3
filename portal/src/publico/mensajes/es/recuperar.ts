export const recuperar = {
  titulo: 'Recuperar la contraseña',
  bajada: 'Escribí tu email y te mandamos un código para elegir una contraseña nueva.',
  email: 'Email',
  enviar: 'Enviar',
}
