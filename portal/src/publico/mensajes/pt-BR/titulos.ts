export const titulos = {
  index: 'Portal',
  landingCreative: 'Portal',
  contacto: 'Fale conosco · Portal',
  contactoEnviado: 'Mensagem enviada · Portal',
  login: 'Entrar · Portal',
  registrese: 'Cadastre-se · Portal',
  registroExitoso: 'Obrigado por se cadastrar · Portal',
  confirmarEmail: 'Confirme seu e-mail · Portal',
  resetPassword: 'Recuperar a senha · Portal',
  resetPasswordCode: 'Escolha sua senha · Portal',
  pedido: 'Pedem um documento a você · Portal',
  notFound: 'Página não encontrada · Portal',
}
