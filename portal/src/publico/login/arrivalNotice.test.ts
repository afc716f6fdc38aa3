import { expect, test } from 'vitest'
import { arrivalNotice } from './arrivalNotice.ts'

test("an ended session is told, and is nobody's error", () => {
  expect(arrivalNotice('?motivo=sesion')).toEqual({
    kind: 'info',
    message: 'Ha expirado la sesión. Debe acceder nuevamente.',
  })
})

test.each([
  ['1210', 'Email o contraseña incorrectos.'],
  ['1504', 'La cuenta está deshabilitada.'],
  ['1429', 'Demasiados intentos. Probá de nuevo en unos minutos.'],
  ['<script>', 'Hubo un error! Intente nuevamente'],
])('the refusal %s of a form sent early is told in words of ours', (code, message) => {
  expect(arrivalNotice(`?error=${encodeURIComponent(code)}`)).toEqual({ kind: 'error', message })
})

test('a password that was right, and one step short, is no error', () => {
  expect(arrivalNotice('?error=1508')).toMatchObject({ kind: 'info' })
})

test('whoever comes by themselves is told nothing', () => {
  expect(arrivalNotice('?destino=%2Fapp')).toBeUndefined()
})
