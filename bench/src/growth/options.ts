import { parseArgs } from 'node:util'
import { Stop } from '../stop.ts'

export interface Options {
  /** A database each, the smaller first. */
  bases: readonly Base[]
  wants: (operation: string) => boolean
  json: string | undefined
}

export interface Base {
  /** Ordinary carriers beside the large one. */
  cuentas: number
  /** Whether all of them take part in the operaciones that there are. */
  participan: boolean
}

/** Some 400,000 documents of ordinary carriers, and ten times as many. */
const short = [1_000]
const full = [1_000, 10_000]

export function readOptions(args: readonly string[]): Options {
  const { values } = parsed(args)
  const sizes = values.sizes?.split(',').map(Number) ?? (values.full ? full : short)
  if (sizes.some((size) => !Number.isInteger(size) || size < 10))
    throw new Stop(
      '--sizes dice cuántas cuentas comunes tiene cada base, de menor a mayor: --sizes=1000,10000.',
    )
  if (values.operaciones && sizes.length > 1)
    throw new Stop('Con --operaciones se compara una misma cantidad de cuentas sin ellas y con ellas.')
  const only = values.only?.split(',')
  return {
    bases: sizes.flatMap((cuentas) =>
      (values.operaciones ? [false, true] : [false]).map((participan) => ({ cuentas, participan })),
    ),
    wants: (operation) => only?.some((name) => operation.includes(name)) ?? true,
    json: values.json,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        growth: { type: 'boolean' },
        operaciones: { type: 'boolean' },
        full: { type: 'boolean' },
        sizes: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Stop(
      'Con --growth se entiende --full, --sizes=1000,10000, --operaciones, --only=<llamadas> y --json=<archivo>.',
      { cause: error },
    )
  }
}
