import { Refusal, refuse } from '@portal/contract'
import { readObjects } from './readObjects.ts'
import { requireModest, type Heaviest } from './requireModest.ts'
import { requirePassive } from './requirePassive.ts'
import { Allowance } from './unpack.ts'

/** Of all streams together. Thirty pages scanned in colours, on mostly white paper, have this much in 3 MB. */
const maxUnpackedBytes = 600_000_000

/** Refuses (1514) a PDF that asks for a password, does more than show its pages, swells or is a toil to draw; and one that can't be read. */
export async function requireSafePdf(bytes: Buffer): Promise<Heaviest> {
  const allowance = new Allowance(maxUnpackedBytes)
  try {
    const objects = await readObjects(bytes, allowance)
    requirePassive(objects)
    return await requireModest(objects, allowance)
  } catch (error) {
    // Deeper than the stack, or odder than the library knows: nobody looked to its end.
    throw error instanceof Refusal ? error : refuse('FILE_UNREADABLE')
  }
}
