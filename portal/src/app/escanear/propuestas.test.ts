import { leerDni } from '@portal/contract/dni.ts'
import { expect, it } from 'vitest'
import { proponer, type Campo } from './propuestas.ts'

const read = leerDni('00999000402@IBAÑEZ FICTICIA@JULIA INES@F@99000402@A@14/03/1991@02/05/2019@277')
if (!('dni' in read)) throw new Error('an example that is no DNI')
const { dni } = read

const propose = (held: Partial<Record<Campo, string>>, defaults: readonly Campo[] = []) =>
  proponer(
    dni,
    (campo) => held[campo] ?? '',
    (campo) => defaults.includes(campo),
  )

it('fills what is empty, as people write it', () => {
  expect(propose({ tipo_documento: 'DNI' }).llenar).toEqual([
    { campo: 'documento', valor: '99.000.402' },
    { campo: 'nombre', valor: 'Julia Ines' },
    { campo: 'apellido', valor: 'Ibañez Ficticia' },
    { campo: 'cuil', valor: '27-99000402-7' },
    { campo: 'fecha_nacimiento', valor: '1991-03-14' },
  ])
})

it('leaves what somebody wrote, and tells where the card says otherwise', () => {
  const { llenar, distintos } = propose({
    tipo_documento: 'DNI',
    nombre: 'Julia Inés',
    documento: '99000402',
    apellido: 'Otra',
    fecha_nacimiento: '1991-03-15',
  })
  expect(llenar.map(({ campo }) => campo)).toEqual(['cuil'])
  expect(distintos).toEqual([
    { campo: 'apellido', valor: 'Ibañez Ficticia', escrito: 'Otra' },
    { campo: 'fecha_nacimiento', valor: '1991-03-14', escrito: '1991-03-15' },
  ])
})

it('puts the kind of number over one that every new form has', () => {
  expect(propose({ tipo_documento: 'Pasaporte' }, ['tipo_documento']).llenar[0]).toEqual({
    campo: 'tipo_documento',
    valor: 'DNI',
  })
  expect(propose({ tipo_documento: 'Pasaporte' }).distintos[0]).toMatchObject({ escrito: 'Pasaporte' })
})

it('proposes no CUIL of a card that has none, or a wrong one', () => {
  expect(
    proponer(
      { ...dni, cuil: null, cuilDudoso: true },
      () => '',
      () => false,
    ).llenar.map(({ campo }) => campo),
  ).not.toContain('cuil')
})

it('proposes no name where none was read for sure, and counts none', () => {
  const tarjeta = { ...dni, nombres: '', apellido: '' }
  const { llenar, leidos } = proponer(
    tarjeta,
    () => '',
    () => false,
  )
  expect(llenar.map(({ campo }) => campo)).toEqual([
    'tipo_documento',
    'documento',
    'cuil',
    'fecha_nacimiento',
  ])
  expect(leidos).toBe(3)
})
