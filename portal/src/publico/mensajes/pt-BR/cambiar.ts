export const cambiar = {
  titulo: 'Escolha sua senha',
  enviado: 'E-mail enviado',
  bajadaEnviado: (email: string) =>
    `Se ${email} for de um usuário, vai chegar um código que vale 10 minutos.`,
  bajada: 'Escreva o código que mandamos por e-mail e sua nova senha.',
  bajadaEnlace: 'Com esta senha você vai entrar no portal.',
  email: 'E-mail',
  codigo: 'Código de verificação',
  codigoAyuda: 'Três letras ou números, um hífen e mais três.',
  password: 'Nova senha',
  passwordAyuda: 'Pelo menos 10 caracteres.',
  passwordConfirm: 'Repetir a senha',
  noCoinciden: 'As senhas não coincidem',
  cambiar: 'Trocar',
  enlaceVencido: 'O link venceu ou já foi usado.',
  pedirOtro: 'Pedir um código',
  listo: { titulo: 'Troca de senha', texto: 'A senha foi criada com sucesso.' },
}
