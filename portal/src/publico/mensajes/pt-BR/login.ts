export const login = {
  titulo: 'Entrar',
  bajada: 'Use o e-mail com que você se cadastrou.',
  email: 'E-mail',
  password: 'Senha',
  recordar: 'Lembrar meu e-mail',
  olvide: 'Esqueci minha senha',
  continuar: 'Continuar',
  sinCuenta: 'Ainda não tem conta?',
  registrate: 'Cadastre-se',
  demasiados: 'Tentativas demais. Tente de novo em alguns minutos.',
  faltaElPaso: 'Sua senha está certa. Digite-a de novo e pedimos o código do seu aplicativo.',
}
