export const titulos = {
  index: 'Portal',
  landingCreative: 'Portal',
  contacto: 'Write to us · Portal',
  contactoEnviado: 'Message sent · Portal',
  login: 'Sign in · Portal',
  registrese: 'Sign up · Portal',
  registroExitoso: 'Thank you for registering · Portal',
  confirmarEmail: 'Confirm your email · Portal',
  resetPassword: 'Recover your password · Portal',
  resetPasswordCode: 'Choose your password · Portal',
  pedido: 'You are asked for a paper · Portal',
  notFound: 'Page not found · Portal',
}
