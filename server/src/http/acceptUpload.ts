import type { Caller, Services } from '../handler.ts'
import { uploadTry } from '../sessions/limits.ts'
import type { AcceptedFile, Received } from '../storage/received.ts'

interface Sent {
  caller: Caller
  /** The account that it counts for, or the person of the provider's. */
  whose: string
  files: readonly Received[]
}

/** Counts what one call sent, good or bad, and looks into it. Refuses (1429, 1514, 1519) with no file left behind. */
export async function acceptUpload(
  { limits, inspector }: Pick<Services, 'limits' | 'inspector'>,
  { caller, whose, files }: Sent,
): Promise<AcceptedFile[]> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.size, 0)
  await limits.consume(
    { limit: 'upload', key: String(caller.tokenHash?.toString('hex')) },
    uploadTry(whose, bytes),
  )
  return inspector.accept(files, whose)
}
