import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { guessable, hardToGuess } from '@portal/contract/passwords.test-examples.ts'
import { expect, test } from 'vitest'
import { weaknessOf } from './weakPassword.ts'

const about = ['ana.perez@transporte.example', 'Ana', 'Pérez', 'Fletes del Ñandú S.R.L.']

test.each([
  ...guessable,
  'Tr4nsp0rt3s',
  'Juanperez1985',
  'Martínez2024',
  'lunes martes',
  'ana.perez@transporte.example',
  'ana.perez2026!',
  'Perez-Ana-10',
  'fletesdelnandu',
  'Ñandú12345',
])('%s is refused', async (password) => {
  expect(enEspanol(await weaknessOf(password, about))).toMatch(/^Elegí una menos fácil de adivinar/)
})

test.each([...hardToGuess, 'x7#Kp2!mQz', 'k8Fz0pQw1x', 'Ana compra mandarinas verdes'])(
  '%s is accepted',
  async (password) => {
    expect(await weaknessOf(password, about)).toBeUndefined()
  },
)

test.each([
  ['12345678901', 'los números solos no alcanzan'],
  ['perez ana 2026', 'sin tu nombre, tu email ni tu empresa'],
  ['aaaaaaaaaaaa', 'sin repeticiones ni teclas seguidas'],
  ['Choferes 26', 'sumá palabras que no suelan ir juntas'],
])('%s is told why: %s', async (password, why) => {
  expect(enEspanol(await weaknessOf(password, about))).toBe(`Elegí una menos fácil de adivinar: ${why}`)
})

test('what nobody could type by hand is judged by its beginning, and in little time', async () => {
  await weaknessOf('la primera carga las palabras', [])
  const began = process.cpuUsage()
  for (const hostile of ['4@8({[</369&#!1/|0$5+7%2', '1234!', '/\\|-<>()[]{}_^3vVwW', 'p4ssw0rd'])
    await weaknessOf(hostile.repeat(200).slice(0, 200), about)
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000)

  expect(await weaknessOf('a'.repeat(200), about)).toBeDefined()
  expect(await weaknessOf('Transporte'.repeat(20), about)).toBeDefined()
})
