import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { thumbnailType } from '../../storage/thumbnailSize.ts'
import type { GateHandler } from './gate.ts'

const Row = z.object({ miniatura: z.nullable(z.string()) })

/** Without one, and where the storage does not give it, there is none: nobody waits at a gate for a picture. */
export const FotoEnPuerta: GateHandler<'FotoEnPuerta'> = async (
  { recursoid, documento },
  { hash, ask, services: { storage } },
) => {
  const [row] = await ask({
    text: 'select foto_en_puerta($1, $2, $3) as miniatura',
    values: [hash, recursoid, documento],
  })
  const { miniatura } = Row.parse(row)
  if (miniatura === null) return { foto: null }
  const bytes = await storage
    .open(miniatura)
    .then(buffer)
    .catch(() => undefined)
  return { foto: bytes ? `data:${thumbnailType};base64,${bytes.toString('base64')}` : null }
}
