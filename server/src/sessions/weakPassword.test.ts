import { expect, test } from 'vitest'
import { isWeakPassword } from './weakPassword.ts'

test.each([
  '1234567890',
  '0987654321',
  '83746192837465',
  'qwertyuiop',
  'Contraseña2026',
  'PASSWORD!!!!',
  'riverplate1',
  '123transporte456',
  'aaaaaaaaaa',
  'abcabcabcabc',
  'ana.perez@transporte.example',
  'ana.perez2026!',
])('%s is refused', (password) => {
  expect(isWeakPassword(password, 'ana.perez@transporte.example')).toBe(true)
})

test.each(['Los camiones salen temprano', 'x7#Kp2!mQz', 'ruta nueve kilometro 88', '8-3!7=2+9%1a'])(
  '%s is accepted',
  (password) => {
    expect(isWeakPassword(password, 'ana.perez@transporte.example')).toBe(false)
  },
)
