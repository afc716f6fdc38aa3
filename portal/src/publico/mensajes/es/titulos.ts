export const titulos = {
  index: 'Portal',
  landingCreative: 'Portal',
  contacto: 'Escribinos · Portal',
  contactoEnviado: 'Mensaje enviado · Portal',
  login: 'Ingresar · Portal',
  registrese: 'Registrate · Portal',
  registroExitoso: 'Gracias por registrarte · Portal',
  confirmarEmail: 'Confirmá tu email · Portal',
  resetPassword: 'Recuperar la contraseña · Portal',
  resetPasswordCode: 'Elegí tu contraseña · Portal',
  pedido: 'Te piden un papel · Portal',
  notFound: 'Página no encontrada · Portal',
}
