export const segundoPaso = {
  titulo: 'One more step',
  ayuda: 'Open the authenticator app on your mobile and type the six digits it shows.',
  codigo: 'Verification code',
  sinCelular: 'I don’t have my mobile',
  ayudaDeRecuperacion:
    'Type one of the codes you saved when you turned on the two steps. Each works once. If you have neither your mobile nor the codes, nobody can let you in with this user.',
  recuperacion: 'Recovery code',
  ejemplo: 'Like ABCDE-23456.',
  usarApp: 'Use the app’s code',
}
