import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { describe, expect, test } from 'vitest'
import {
  emptyRegistration,
  RegistrationForm,
  registrationRequest,
  type RegistrationValues,
} from './registration.ts'

const right: RegistrationValues = {
  firstname: 'Ana',
  lastname: 'Paz',
  tipo_documento: 'CUIT',
  cuit: '30-99900001-7',
  email: 'ana@example.com',
  codigoarea: '+54',
  numero: '11 5444-5566',
  mailingstreet: 'Av. San Martín 1234',
  othercountry: 'Argentina',
  otherstate: 'Córdoba',
  othercity: 'Río Cuarto',
  terminos: true,
}

const problems = (change: Partial<RegistrationValues>) =>
  RegistrationForm.safeParse({ ...right, ...change }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    enEspanol(message),
  ])

describe('the form', () => {
  test('has no problems when everything is right', () => {
    expect(problems({})).toBeUndefined()
  })

  test.each<[Partial<RegistrationValues>, string, string]>([
    [{ firstname: '' }, 'firstname', 'Campo requerido'],
    [{ firstname: '123' }, 'firstname', 'Ingrese solo caracteres'],
    [{ mailingstreet: '1234' }, 'mailingstreet', 'Ingrese solo caracteres'],
    [{ cuit: '' }, 'cuit', 'Campo requerido'],
    [{ cuit: '30-99900001-8' }, 'cuit', 'CUIT o CUIL inválido'],
    [{ tipo_documento: 'CUIL', cuit: '123' }, 'cuit', 'CUIT o CUIL inválido'],
    [{ tipo_documento: 'Extranjero', cuit: '' }, 'cuit', 'Campo requerido'],
    [{ email: 'ana@' }, 'email', 'Formato de email inválido'],
    [{ numero: '' }, 'numero', 'Campo requerido'],
    [{ numero: '5444-5566' }, 'numero', 'Formato de telefono inválido Ej:1154445566'],
    [
      { codigoarea: '+598', numero: '012345678' },
      'numero',
      'Formato de teléfono inválido. Ejemplo: 1154445566',
    ],
    [{ otherstate: '' }, 'otherstate', 'Campo requerido'],
    [{ othercity: '' }, 'othercity', 'Campo requerido'],
    [{ terminos: false }, 'terminos', 'Tenés que aceptar los términos y condiciones'],
  ])('refuses %j', (change, field, message) => {
    expect(problems(change)).toEqual([[field, message]])
  })

  test('a foreign ID only has to be there', () => {
    expect(problems({ tipo_documento: 'Extranjero', cuit: 'CI 4.567.890' })).toBeUndefined()
  })

  test('empty, every field that a person fills in is asked for', () => {
    const fields = RegistrationForm.safeParse(emptyRegistration).error?.issues.map(({ path }) => path[0])
    expect(new Set(fields)).toEqual(
      new Set([
        'firstname',
        'lastname',
        'cuit',
        'email',
        'numero',
        'mailingstreet',
        'otherstate',
        'othercity',
        'terminos',
      ]),
    )
  })
})

describe('what travels', () => {
  const sent = (change: Partial<RegistrationValues>) =>
    registrationRequest(RegistrationForm.parse({ ...right, ...change })).values

  test('an Argentine mobile gets its 9, and the terms stay here', () => {
    const values = sent({})
    expect(values).toMatchObject({ mobile: '+5491154445566', othercity: 'Río Cuarto' })
    expect(values).not.toHaveProperty('terminos')
    expect(values).not.toHaveProperty('numero')
  })

  test('any other mobile gets its code alone', () => {
    expect(sent({ codigoarea: '+598', numero: '991 234 567' }).mobile).toBe('+598991234567')
  })
})
