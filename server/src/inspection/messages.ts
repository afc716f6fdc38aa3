import type { RefusalBody } from '@portal/contract'
import type { AcceptedType } from '../storage/acceptedTypes.ts'

/** What is said between the server and `inspectProgram`. */

/** A file that came in, where it waits; or the picture of a logo. */
export type Asked = { path: string } | { logo: Uint8Array }

export type Answered =
  | { accepted: { mediatype: AcceptedType; thumbnail: Uint8Array | undefined; clean?: Uint8Array } }
  | { png: Uint8Array }
  | { refused: RefusalBody }
