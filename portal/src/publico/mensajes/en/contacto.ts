export const contacto = {
  titulo: 'Write to us',
  texto:
    'Are you a provider who wants to install it, or a carrier who was asked to use it? Tell us and we’ll answer by email.',
  aQuien: 'The message goes by email to whoever runs this portal.',
  nombre: 'First and last name',
  email: 'Email',
  emailAyuda: 'We’ll answer you there.',
  empresa: 'Company',
  opcional: '(optional)',
  mensaje: 'Message',
  trampa: 'Don’t fill in this field',
  enviar: 'Send the message',
  enviado: {
    titulo: 'Message sent',
    texto: 'It reached whoever runs this portal. They will answer at the email you left.',
    volver: 'Back to the front page',
  },
}
