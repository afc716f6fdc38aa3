export const registroExitoso = {
  titulo: 'Thank you for registering',
  texto:
    'An administrator will assess the information you sent. When your registration is approved, we’ll email you the steps to sign in.',
  consejo: 'If you can’t find it, look in your spam folder.',
  irAlInicio: 'Go to Home',
}
