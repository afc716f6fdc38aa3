export const cambiar = {
  titulo: 'Choose your password',
  enviado: 'Email sent',
  bajadaEnviado: (email: string) =>
    `If ${email} belongs to a user, a code that is valid for 10 minutes is on its way.`,
  bajada: 'Type the code we emailed you and your new password.',
  bajadaEnlace: 'You will sign in to the portal with this password.',
  email: 'Email',
  codigo: 'Verification code',
  codigoAyuda: 'Three letters or numbers, a hyphen and three more.',
  password: 'New password',
  passwordAyuda: 'At least 10 characters.',
  passwordConfirm: 'Repeat password',
  noCoinciden: 'The passwords don’t match',
  cambiar: 'Change',
  enlaceVencido: 'The link has expired or was already used.',
  pedirOtro: 'Ask for a code',
  listo: { titulo: 'Password change', texto: 'The password was set successfully.' },
}
