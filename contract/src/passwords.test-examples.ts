/** Passwords that the server refuses whoever chooses them: the light meter before sign-in may call none of them good. */
export const guessable = [
  '1234567890',
  '0987654321',
  '83746192837465',
  '20-12345678-6',
  'qwertyuiop',
  'asdfghjkl1',
  'Contraseña2026',
  'PASSWORD!!!!',
  'p4ssw0rd!!',
  'riverplate1',
  '123transporte456',
  'Transportes2026!',
  'Argentina2026!',
  'Bienvenido1!',
  'aaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghij',
  'portal portal portal',
] as const

/** Passwords that the server takes: the meter calls none of them weak. */
export const hardToGuess = [
  'Los camiones salen temprano',
  'ruta nueve kilometro 88',
  '8-3!7=2+9%1a',
  'una ruta larga y pareja',
  'correcto caballo bateria',
  'kV9$wq-Lm2#rT',
] as const
