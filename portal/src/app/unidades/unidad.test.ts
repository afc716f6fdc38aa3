import { writeAs } from '@portal/ui/texts/locale.ts'
import { afterEach, expect, test } from 'vitest'
import { apellidosDe } from './unidad.ts'

afterEach(() => writeAs('es'))

const partes = [
  { lugar: 'tractor', nombre: 'ZX777CC' },
  { lugar: 'chofer1', nombre: 'Llanos, Óscar' },
  { lugar: 'chofer2', nombre: 'Ibáñez, Raúl' },
] as const

test.each([
  ['es', 'Llanos e Ibáñez'],
  ['en', 'Llanos and Ibáñez'],
  ['de', 'Llanos und Ibáñez'],
  ['pt-BR', 'Llanos e Ibáñez'],
] as const)('two drivers of a unit are named as %s does', (idioma, said) => {
  writeAs(idioma)
  expect(apellidosDe(partes)).toBe(said)
})
