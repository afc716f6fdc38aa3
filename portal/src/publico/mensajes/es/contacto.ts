export const contacto = {
  titulo: 'Escribinos',
  texto:
    '¿Sos proveedor y querés instalarlo, o un transporte al que le pidieron usarlo? Contanos y te respondemos por email.',
  aQuien: 'El mensaje le llega por email a quien administra este portal.',
  nombre: 'Nombre y apellido',
  email: 'Email',
  emailAyuda: 'Ahí te respondemos.',
  empresa: 'Transporte',
  opcional: '(opcional)',
  mensaje: 'Mensaje',
  trampa: 'No completes este campo',
  enviar: 'Enviar el mensaje',
  enviado: {
    titulo: 'Mensaje enviado',
    texto: 'Le llegó a quien administra este portal. Te va a responder al email que dejaste.',
    volver: 'Volver a la portada',
  },
}
