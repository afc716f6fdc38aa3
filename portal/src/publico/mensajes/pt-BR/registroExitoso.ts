export const registroExitoso = {
  titulo: 'Obrigado por se cadastrar',
  texto:
    'Um administrador vai avaliar as informações que você enviou. Quando seu cadastro for aprovado, vamos mandar um e-mail com os passos para entrar.',
  consejo: 'Se não o encontrar, olhe na pasta de spam.',
  irAlInicio: 'Ir ao início',
}
