import { expect, test } from 'vitest'
import { withToast, type ShownToast } from './toastList.ts'

const told = (toasts: readonly ShownToast[]) => toasts.map(({ message }) => message)

test('A newer toast takes the place of an older one about the same thing', () => {
  const first = withToast([], { id: 1, message: 'Presentaste la VTV', about: 'presentar' })
  const other = withToast(first, { id: 2, message: 'Clave copiada' })

  const all = withToast(other, { id: 3, message: 'Presentaste el DNI', about: 'presentar' })

  expect(told(all)).toEqual(['Clave copiada', 'Presentaste el DNI'])
})

test('The same words twice stand once', () => {
  const once = withToast([], { id: 1, message: 'Clave copiada' })

  expect(withToast(once, { id: 2, message: 'Clave copiada' })).toEqual([{ id: 2, message: 'Clave copiada' }])
})

test('Never more than three stand one over the other: the oldest goes', () => {
  const messages = ['una', 'dos', 'tres', 'cuatro']

  const all = messages.reduce<ShownToast[]>((toasts, message, id) => withToast(toasts, { id, message }), [])

  expect(told(all)).toEqual(['dos', 'tres', 'cuatro'])
})
