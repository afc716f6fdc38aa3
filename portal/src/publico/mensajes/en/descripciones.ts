export const descripciones = {
  index: 'The documents of your company, your drivers and your vehicles, always up to date.',
  contacto: 'Write to whoever runs this portal.',
  login: 'Sign in to see and submit your company’s documents.',
  registrese: 'Ask for access to submit your company’s documents.',
  registroExitoso: 'We received your registration request.',
  confirmarEmail: 'Confirm the email you registered with.',
  resetPassword: 'Ask for a code to choose a new password.',
  resetPasswordCode: 'Choose the password you will sign in with.',
  pase: 'The pass to show at the gate.',
  pedido: 'Send the papers that you are asked for, with a photo.',
  notFound: 'The address doesn’t exist or has moved.',
}
