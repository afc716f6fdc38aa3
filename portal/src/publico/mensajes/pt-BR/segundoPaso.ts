export const segundoPaso = {
  titulo: 'Mais uma etapa',
  ayuda: 'Abra o aplicativo de verificação do seu celular e escreva os seis números que ele mostra.',
  codigo: 'Código de verificação',
  sinCelular: 'Estou sem o celular',
  ayudaDeRecuperacion:
    'Escreva um dos códigos que você guardou ao ativar as duas etapas. Cada um serve uma única vez. Se você não tem nem o celular nem os códigos, ninguém pode fazer você entrar com este usuário.',
  recuperacion: 'Código de recuperação',
  ejemplo: 'Como ABCDE-23456.',
  usarApp: 'Usar o código do aplicativo',
}
