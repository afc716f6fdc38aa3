import { lugares, type Lugar } from '@portal/contract/lugaresDeUnidad.ts'

/** Says in an address that a place is left empty. */
export const nadie = 'nadie'

/** The parts that an address puts into a unit's form: an exchange that was proposed. */
export const putBy = (search: object): Partial<Record<Lugar, string>> => {
  const said = new Map<string, unknown>(Object.entries(search))
  return Object.fromEntries(
    lugares.flatMap((lugar) => {
      const recursoid = said.get(lugar)
      return typeof recursoid === 'string' && recursoid !== ''
        ? [[lugar, recursoid === nadie ? '' : recursoid]]
        : []
    }),
  )
}
