import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { describe, expect, test } from 'vitest'
import { newPasswordRequest, newPasswordSchema } from './newPassword.ts'

const right = {
  email: 'ana@example.com',
  code: 'ABC-123',
  password: 'ruta 40 al sur',
  passwordConfirm: 'ruta 40 al sur',
}

const problems = (by: 'code' | 'link', change: Partial<typeof right>) =>
  newPasswordSchema(by)
    .safeParse({ ...right, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), enEspanol(message)])

describe('with a code', () => {
  test('everything right has no problems', () => {
    expect(problems('code', {})).toBeUndefined()
  })

  test.each([
    [{ email: '' }, 'email', 'Campo requerido'],
    [{ email: 'ana@' }, 'email', 'Email inválido'],
    [{ code: '' }, 'code', 'Campo requerido'],
    [{ code: 'ABC-12' }, 'code', 'Código inválido'],
    [{ password: 'corta', passwordConfirm: 'corta' }, 'password', 'Al menos 10 caracteres'],
    [{ passwordConfirm: '' }, 'passwordConfirm', 'Campo requerido'],
    [{ passwordConfirm: 'otra' }, 'passwordConfirm', 'Las contraseñas no coinciden'],
  ])('%j is refused', (change, field, message) => {
    expect(problems('code', change)).toEqual([[field, message]])
  })
})

test('with a link, neither e-mail nor code is asked for or sent', () => {
  expect(problems('link', { email: '', code: '' })).toBeUndefined()
  expect(newPasswordRequest({ by: 'link', token: 't0ken' }, right)).toEqual({
    token: 't0ken',
    password: right.password,
  })
})
