export const confirmarEmail = {
  titulo: 'Confirm your email',
  bajada: 'Press the button to tell us that this email is yours. Nothing else is needed.',
  confirmar: 'Confirm my email',
  listo: {
    titulo: 'Done: your email is confirmed',
    texto: 'We’ll write to you there when there is a decision about your registration.',
  },
  vencido: {
    titulo: 'This link was already used or has expired',
    texto:
      'If you confirmed it already, there is nothing else to do. Otherwise, answer the email it came in and we’ll send you another.',
  },
  irAlInicio: 'Go to Home',
}
