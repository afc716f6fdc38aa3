export const login = {
  titulo: 'Sign in',
  bajada: 'Use the email you registered with.',
  email: 'Email',
  password: 'Password',
  recordar: 'Remember my email',
  olvide: 'I forgot my password',
  continuar: 'Continue',
  sinCuenta: 'Don’t have an account yet?',
  registrate: 'Sign up',
  demasiados: 'Too many attempts. Try again in a few minutes.',
  faltaElPaso: 'Your password is right. Type it again and we’ll ask for the code from your app.',
}
