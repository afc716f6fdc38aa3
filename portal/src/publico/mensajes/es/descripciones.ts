export const descripciones = {
  index: 'La documentación de tu empresa, tus choferes y tus vehículos, siempre al día.',
  contacto: 'Escribile a quien administra este portal.',
  login: 'Ingresá para ver y presentar la documentación de tu transporte.',
  registrese: 'Pedí acceso para presentar la documentación de tu transporte.',
  registroExitoso: 'Recibimos tu solicitud de registro.',
  confirmarEmail: 'Confirmá el email con el que te registraste.',
  resetPassword: 'Pedí un código para elegir una contraseña nueva.',
  resetPasswordCode: 'Elegí la contraseña con la que vas a ingresar.',
  pase: 'El pase para mostrar en la portería.',
  pedido: 'Mandá los papeles que te piden, con una foto.',
  notFound: 'La dirección no existe o cambió de lugar.',
}
