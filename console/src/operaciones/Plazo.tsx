import type { Participacion } from './operacion.ts'
import { usePlazo } from './usePlazo.ts'

/** From when and through when an account takes part. */
export const Plazo = ({ participacion }: { participacion: Participacion }) => (
  <span className="soft">{usePlazo()(participacion)}</span>
)
