export const contacto = {
  titulo: 'Fale conosco',
  texto:
    'Você é contratante e quer instalar, ou uma transportadora a quem pediram que use? Conte para nós e respondemos por e-mail.',
  aQuien: 'A mensagem chega por e-mail a quem administra este portal.',
  nombre: 'Nome e sobrenome',
  email: 'E-mail',
  emailAyuda: 'Respondemos nele.',
  empresa: 'Empresa',
  opcional: '(opcional)',
  mensaje: 'Mensagem',
  trampa: 'Não preencha este campo',
  enviar: 'Enviar a mensagem',
  enviado: {
    titulo: 'Mensagem enviada',
    texto: 'Chegou a quem administra este portal. A resposta vai para o e-mail que você deixou.',
    volver: 'Voltar à página inicial',
  },
}
