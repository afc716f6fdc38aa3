import { requerido } from '@portal/contract/values.ts'
import { describe, expect, test } from 'vitest'
import { estadoQueSigue, motivoProblem } from './cuenta.ts'

const enabled = { estado: 1, estado_motivo: null } as const
const incomplete = { estado: 3, estado_motivo: null } as const
const suspended = { estado: 4, estado_motivo: 'Falta el seguro' } as const

describe('how an account stands after a change', () => {
  test.each([
    ['enabled, and nothing asked', enabled, {}, enabled],
    ['incomplete, and nothing asked', incomplete, {}, incomplete],
    ['incomplete, and enabled', incomplete, { estado: 1 }, enabled],
    [
      'suspended, with its reason',
      enabled,
      { estado: 4, motivo: 'Deuda' },
      { estado: 4, estado_motivo: 'Deuda' },
    ],
    ['suspended still, for its reason', suspended, { estado: 4 }, suspended],
    ['suspended, for another reason', suspended, { motivo: 'Deuda' }, { estado: 4, estado_motivo: 'Deuda' }],
    ['disabled takes no reason from before', suspended, { estado: 2 }, { estado: 2, estado_motivo: null }],
    ['lifted, its reason goes', suspended, { estado: 1, motivo: 'Ya pagó' }, enabled],
  ] as const)('%s', (_, before, asked, after) => {
    expect(estadoQueSigue(before, asked)).toEqual(after)
  })
})

describe('a reason', () => {
  test.each([
    ['has to be there to suspend', enabled, { estado: 4 }, requerido],
    ['has to be there to disable', suspended, { estado: 2, motivo: null }, requerido],
    ['may not be taken away', suspended, { motivo: null }, requerido],
    ['is not asked again', suspended, { estado: 4 }, undefined],
    ['may be told when enabling', suspended, { estado: 1, motivo: 'Ya pagó' }, undefined],
    ['is not needed to enable', incomplete, { estado: 1 }, undefined],
    [
      'explains nothing by itself',
      enabled,
      { motivo: 'Porque sí' },
      'El motivo acompaña a un cambio de estado',
    ],
  ] as const)('%s', (_, before, asked, problem) => {
    expect(motivoProblem(before, asked)).toBe(problem)
  })
})
