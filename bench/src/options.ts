import { parseArgs } from 'node:util'
import { optionsOfMeasurements } from './measurements.ts'
import { Stop } from './stop.ts'

/** How much is measured, and how long each time. */
export interface Options {
  cuentas: number
  rounds: number
  seconds: number
  /** Of each round of so many connections that opening them takes a while. */
  secondsOfMany: number
  /** How many seconds each is kept busy for nothing before it is measured, at most. */
  warmUps: number
  starts: number
  /** Whether works are measured at other than the connections that have a goal, and through a portal before another, unless they are named. */
  whole: boolean
  /** Whether a work of this name is wanted. */
  wants: (name: string) => boolean
  /** Whether it was asked for by its name. */
  names: (name: string) => boolean
  json: string | undefined
}

const long = { cuentas: 1_000, rounds: 5, seconds: 3, secondsOfMany: 10, warmUps: 6, starts: 5, whole: true }
/** All in all under three minutes. */
const quick = { cuentas: 200, rounds: 3, seconds: 1, secondsOfMany: 8, warmUps: 1, starts: 3, whole: false }

export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const { values } = parsed(args)
  const only = values.only?.split(',').map((name) => name.trim())
  const named = (name: string) =>
    only?.some((text) => (known.includes(text) ? name === text : name.includes(text))) ?? false
  const unknown = only?.find((text) => !known.some((name) => name.includes(text)))
  if (unknown !== undefined)
    throw new Stop(`--only no conoce «${unknown}»: es parte de uno de estos nombres: ${known.join(', ')}.`)
  return {
    ...(values.quick ? quick : long),
    wants: (name) => only === undefined || named(name),
    names: named,
    json: values.json,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { quick: { type: 'boolean' }, only: { type: 'string' }, json: { type: 'string' } },
    })
  } catch (error) {
    throw new Stop(
      `Se entiende --quick, --only=<trabajos> y --json=<archivo>; otras mediciones son ${optionsOfMeasurements.join(', ')}.`,
      { cause: error },
    )
  }
}
