import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { requerido } from '@portal/contract/values.ts'
import { describe, expect, test } from 'vitest'
import { estadoQueSigue, motivoProblem } from './cuenta.ts'

const enabled = { estado: estadoCuenta.habilitado, estado_motivo: null } as const
const incomplete = { estado: estadoCuenta.incompleto, estado_motivo: null } as const
const suspended = { estado: estadoCuenta.suspendido, estado_motivo: 'Falta el seguro' } as const

describe('how an account stands after a change', () => {
  test.each([
    ['enabled, and nothing asked', enabled, {}, enabled],
    ['incomplete, and nothing asked', incomplete, {}, incomplete],
    ['incomplete, and enabled', incomplete, { estado: estadoCuenta.habilitado }, enabled],
    [
      'suspended, with its reason',
      enabled,
      { estado: estadoCuenta.suspendido, motivo: 'Deuda' },
      { estado: estadoCuenta.suspendido, estado_motivo: 'Deuda' },
    ],
    ['suspended still, for its reason', suspended, { estado: estadoCuenta.suspendido }, suspended],
    [
      'suspended, for another reason',
      suspended,
      { motivo: 'Deuda' },
      { estado: estadoCuenta.suspendido, estado_motivo: 'Deuda' },
    ],
    [
      'disabled takes no reason from before',
      suspended,
      { estado: estadoCuenta.deshabilitado },
      { estado: estadoCuenta.deshabilitado, estado_motivo: null },
    ],
    ['lifted, its reason goes', suspended, { estado: estadoCuenta.habilitado, motivo: 'Ya pagó' }, enabled],
  ] as const)('%s', (_, before, asked, after) => {
    expect(estadoQueSigue(before, asked)).toEqual(after)
  })
})

describe('a reason', () => {
  test.each([
    ['has to be there to suspend', enabled, { estado: estadoCuenta.suspendido }, requerido],
    [
      'has to be there to disable',
      suspended,
      { estado: estadoCuenta.deshabilitado, motivo: null },
      requerido,
    ],
    ['may not be taken away', suspended, { motivo: null }, requerido],
    ['is not asked again', suspended, { estado: estadoCuenta.suspendido }, undefined],
    [
      'may be told when enabling',
      suspended,
      { estado: estadoCuenta.habilitado, motivo: 'Ya pagó' },
      undefined,
    ],
    ['is not needed to enable', incomplete, { estado: estadoCuenta.habilitado }, undefined],
    [
      'explains nothing by itself',
      enabled,
      { motivo: 'Porque sí' },
      'El motivo acompaña a un cambio de estado',
    ],
  ] as const)('%s', (_, before, asked, problem) => {
    expect(enEspanol(motivoProblem(before, asked))).toBe(enEspanol(problem))
  })
})
