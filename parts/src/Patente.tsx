import { Plate } from './Plate.tsx'
import type { PlateCountry } from './plateLayouts.ts'

const codes: Readonly<Record<string, PlateCountry>> = {
  Argentina: 'AR',
  Bolivia: 'BO',
  Brasil: 'BR',
  Chile: 'CL',
  Paraguay: 'PY',
  Uruguay: 'UY',
}

interface PatenteProps {
  dominio: string
  /** The country's name; the plates of one that is not drawn, and of an unknown one, are their letters. */
  pais_patente?: string | undefined
  /** Pixels. */
  height?: number
}

/** A dominio as it is seen on the road. */
export const Patente = ({ dominio, pais_patente, height = 32 }: PatenteProps) => {
  const country = pais_patente === undefined ? undefined : codes[pais_patente]
  return country === undefined ? dominio : <Plate plate={dominio} country={country} height={height} />
}
