export const cambiar = {
  titulo: 'Elegí tu contraseña',
  enviado: 'Email enviado',
  bajadaEnviado: (email: string) =>
    `Si ${email} es de un usuario, te va a llegar un código que vale 10 minutos.`,
  bajada: 'Escribí el código que te mandamos por email y tu contraseña nueva.',
  bajadaEnlace: 'Con esta contraseña vas a ingresar al portal.',
  email: 'Email',
  codigo: 'Código de verificación',
  codigoAyuda: 'Tres letras o números, un guion y tres más.',
  password: 'Contraseña nueva',
  passwordAyuda: 'Al menos 10 caracteres.',
  passwordConfirm: 'Repetir contraseña',
  noCoinciden: 'Las contraseñas no coinciden',
  cambiar: 'Cambiar',
  enlaceVencido: 'El enlace venció o ya se usó.',
  pedirOtro: 'Pedir un código',
  listo: { titulo: 'Cambio de Contraseña', texto: 'La contraseña se ha generado exitosamente.' },
}
