import { expect, test } from 'vitest'
import { readLineas } from './lineaDeInvitacion.ts'

const read = (texto: string) => {
  const [linea] = readLineas(['otra cosa', texto])
  return linea && { cuit: linea.cuit, email: linea.email, nombre: linea.nombre, problema: linea.problema }
}
const good = { cuit: '30999000017', email: 'ana@ficcion.example', nombre: null, problema: null }

test.each([
  ['30-99900001-7  ana@ficcion.example', good],
  ['30999000017;ana@ficcion.example', good],
  ['ana@ficcion.example\t30.99900001.7', good],
  ['30 99900001 7, Ana@Ficcion.example', good],
  ['Ficción del Sur S.A. <ana@ficcion.example> 30-99900001-7', { ...good, nombre: 'Ficción del Sur S.A.' }],
  ['30-99900001-7\tana@ficcion.example\tOrtega, Blas', { ...good, nombre: 'Ortega, Blas' }],
  ['"Ficción del Sur 2","30-99900001-7","ana@ficcion.example"', { ...good, nombre: 'Ficción del Sur 2' }],
  ['30-9990001-7 ana@ficcion.example', { ...good, cuit: '3099900017', problema: 'cuit_incompleto' }],
  ['30-99900001-8 ana@ficcion.example', { ...good, cuit: '30999000018', problema: 'cuit_invalido' }],
  ['ana@ficcion.example', { ...good, cuit: null, problema: 'sin_cuit' }],
  ['30-99900001-7', { ...good, email: null, problema: 'sin_email' }],
  ['30-99900001-7 ana@ficcion', { ...good, email: 'ana@ficcion', problema: 'email_invalido' }],
  [
    '30-99900001-7 ana@ficcion.example www.otro.example',
    { ...good, nombre: 'www.otro.example', problema: 'nombre_invalido' },
  ],
])('%s', (texto, said) => {
  expect(read(texto)).toEqual(said)
})

test('empty lines and headings say nothing, and keep their place', () => {
  const lineas = readLineas(['CUIT;Email;Nombre', '', '30-99900001-7;ana@ficcion.example;Ficción'])
  expect(lineas).toMatchObject([{ linea: 3, nombre: 'Ficción', problema: null }])
})
