export const recuperar = {
  titulo: 'Recover your password',
  bajada: 'Type your email and we’ll send you a code to choose a new password.',
  email: 'Email',
  enviar: 'Send',
}
