export const confirmarEmail = {
  titulo: 'Confirme seu e-mail',
  bajada: 'Aperte o botão para nos dizer que este e-mail é seu. Não precisa de mais nada.',
  confirmar: 'Confirmar meu e-mail',
  listo: {
    titulo: 'Pronto: seu e-mail está confirmado',
    texto: 'Vamos escrever para você lá quando houver uma decisão sobre seu registro.',
  },
  vencido: {
    titulo: 'Este link já foi usado ou expirou',
    texto:
      'Se você já confirmou, não precisa fazer mais nada. Se não, responda o e-mail em que ele veio e enviamos outro.',
  },
  irAlInicio: 'Ir ao início',
}
