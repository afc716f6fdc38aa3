import type { Caller, Services } from '../handler.ts'
import type { AcceptedFile, Received } from '../storage/received.ts'

interface Sent {
  caller: Caller
  /** The account that it counts for, or the person of the provider's. */
  whose: string
  files: readonly Received[]
}

/** Counts what one call sent, good or bad, and looks into it. Refuses (1429, 1514) with no file left behind. */
export async function acceptUpload(
  { limits, inspector }: Pick<Services, 'limits' | 'inspector'>,
  { caller, whose, files }: Sent,
): Promise<AcceptedFile[]> {
  await limits.consume({ limit: 'upload', key: String(caller.tokenHash?.toString('hex')) })
  return inspector.accept(files, whose)
}
