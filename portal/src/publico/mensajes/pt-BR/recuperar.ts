export const recuperar = {
  titulo: 'Recuperar a senha',
  bajada: 'Escreva seu e-mail e mandamos um código para escolher uma nova senha.',
  email: 'E-mail',
  enviar: 'Enviar',
}
