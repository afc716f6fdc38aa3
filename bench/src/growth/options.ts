import { parseArgs } from 'node:util'
import { Stop } from '../stop.ts'

export interface Options {
  /** Ordinary carriers beside the large one, a database for each number, the smaller first. */
  sizes: readonly number[]
  wants: (operation: string) => boolean
  json: string | undefined
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
  const only = values.only?.split(',')
  return {
    sizes,
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
        full: { type: 'boolean' },
        sizes: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Stop(
      'Con --growth se entiende --full, --sizes=1000,10000, --only=<operaciones> y --json=<archivo>.',
      {
        cause: error,
      },
    )
  }
}
