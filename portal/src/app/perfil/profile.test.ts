import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { expect, test } from 'vitest'
import { razonSocial, type Profile } from './profile.ts'

const { incompleto, habilitado } = estadoCuenta
const ana = { firstname: 'Ana', lastname: 'Prueba', tipo_documento: 'CUIT' } as const
const empresa: Profile = { ...ana, cuit: '30999000017', estado: incompleto }

test.each<[string, Profile, string]>([
  ['a company that nobody named', { ...empresa, accountname: 'CUIT 30-99900001-7' }, ''],
  ['one that got its person’s name', { ...empresa, accountname: 'Ana Prueba' }, ''],
  ['one that the provider named', { ...empresa, accountname: 'Fletes S.A.' }, 'Fletes S.A.'],
  ['one that is complete', { ...empresa, estado: habilitado, accountname: 'Ana Prueba' }, 'Ana Prueba'],
  ['a person', { ...empresa, cuit: '20283184057', accountname: 'Ana Prueba' }, 'Ana Prueba'],
  ['one whose number is not known', { ...ana, estado: incompleto, accountname: 'Ana' }, 'Ana'],
  ['one of which nothing is known', { firstname: 'Ana', lastname: 'Prueba' }, ''],
])('the razón social of %s', (_, profile, shown) => {
  expect(razonSocial(profile)).toBe(shown)
})
