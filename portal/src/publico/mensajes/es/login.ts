export const login = {
  titulo: 'Ingresar',
  bajada: 'Usá el email con el que te registraste.',
  email: 'Email',
  password: 'Contraseña',
  recordar: 'Recordar mi email',
  olvide: 'Olvidé mi contraseña',
  continuar: 'Continuar',
  sinCuenta: '¿Todavía no tenés cuenta?',
  registrate: 'Registrate',
  demasiados: 'Demasiados intentos. Probá de nuevo en unos minutos.',
  faltaElPaso: 'Tu contraseña está bien. Escribila de nuevo y te pedimos el código de tu aplicación.',
}
