import { expect, test } from 'vitest'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { tareaDe } from './tarea.ts'

const mes = { vigencia: 'mensual', mes: true } as const
const later = sumarDias(hoyEnBuenosAires(), 20)
const over = sumarDias(hoyEnBuenosAires(), -1)

test.each([
  [
    'a rejected month is presented again',
    { estado: 'rechazado', fecha_vencimiento: later },
    { duty: 'volver', now: true },
  ],
  ['but not once it is over', { estado: 'rechazado', fecha_vencimiento: over }, undefined],
  ['and no other month beside its slot is', { estado: 'activo', fecha_vencimiento: later }, undefined],
] as const)('%s', (_, casilla, expected) => expect(tareaDe({ ...mes, ...casilla })).toEqual(expected))
