export const comun = {
  marca: 'Portal',
  version: (version: string) => `Versão: ${version}`,
  queEs: 'O que é o Portal',
  volver: 'Voltar',
  aceptar: 'OK',
  sinConexion: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente de novo.',
  inesperado: 'Ocorreu um erro! Tente novamente',
  emailInvalido: 'E-mail inválido',
}
