import { expect, test } from 'vitest'
import { diasDeDiferencia } from './diasDeDiferencia.ts'

const hoy = '2026-06-01'
const tipo = (tipodocumentoid: string, more: { desde?: string; hasta?: string; general?: boolean } = {}) => ({
  tipodocumentoid,
  alcance: more.general ? ('general' as const) : ('por operación' as const),
  obligatorio: true,
  critico: false,
  vigente_desde: more.desde ?? null,
  vigente_hasta: more.hasta ?? null,
})
const pide = (tipodocumentoid: string, more: { desde?: string; hasta?: string; critico?: boolean } = {}) => ({
  tipodocumentoid,
  obligatorio: true,
  critico: more.critico ?? true,
  vigente_desde: more.desde ?? null,
  vigente_hasta: more.hasta ?? null,
})

const [a, b] = [tipo('a'), tipo('b')]

test.each([
  ['nothing where it asks for the same', { tipos: [a], was: [pide('a')], is: [pide('a')] }, []],
  [
    'nothing where what it asks for keeps nobody away',
    { tipos: [a], was: [], is: [pide('a', { critico: false })] },
    [],
  ],
  ['today', { tipos: [a], was: [], is: [pide('a')] }, [[hoy, ['a']]]],
  [
    'each day on which one begins',
    { tipos: [a, b], was: [], is: [pide('a'), pide('b', { desde: '2026-07-01' })] },
    [
      [hoy, ['a']],
      ['2026-07-01', ['a', 'b']],
    ],
  ],
  [
    'the day on which the type begins, not the one before on which it is asked for',
    { tipos: [tipo('a', { desde: '2026-07-01' })], was: [], is: [pide('a', { desde: '2026-06-10' })] },
    [['2026-07-01', ['a']]],
  ],
  [
    'none after the last day of the type',
    {
      tipos: [tipo('a', { hasta: '2026-06-30' })],
      was: [],
      is: [pide('a', { desde: '2026-07-01' })],
    },
    [],
  ],
  [
    'the day after an end that comes sooner',
    { tipos: [a], was: [pide('a')], is: [pide('a', { hasta: '2026-06-30' })] },
    [['2026-07-01', []]],
  ],
  [
    'and the day after the end of what kept them away anyhow',
    {
      tipos: [a, b],
      was: [pide('a', { hasta: '2026-06-30' })],
      is: [pide('a', { hasta: '2026-06-30' }), pide('b')],
    },
    [
      [hoy, ['b']],
      ['2026-07-01', ['b']],
    ],
  ],
  [
    'no day on which only what was asked for before begins',
    {
      tipos: [a, b],
      was: [pide('a', { desde: '2026-07-01' })],
      is: [pide('a', { desde: '2026-07-01' }), pide('b')],
    },
    [[hoy, ['b']]],
  ],
  [
    'once more where one is asked for that is asked for no more until then',
    {
      tipos: [a],
      was: [pide('a', { hasta: '2026-06-30' })],
      is: [pide('a', { desde: '2026-07-01' })],
    },
    [
      [hoy, []],
      ['2026-07-01', ['a']],
    ],
  ],
  [
    'today, of a general one that is not critical but there',
    { tipos: [tipo('a', { general: true })], was: [], is: [pide('a')] },
    [[hoy, ['a']]],
  ],
] as const)('%s', (_, { tipos, was, is }, days) => {
  expect(diasDeDiferencia({ tipos, was, is, hoy }).map(({ dia, pide }) => [dia, pide])).toEqual(days)
})
