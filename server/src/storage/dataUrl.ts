import { Readable } from 'node:stream'
import { refuse } from '@portal/contract'
import { receive, type Received } from './received.ts'

/** Takes in a file that came as a base64 data URL, and refuses it (1514, 1515) with nothing left behind. */
export async function receiveDataUrl(url: string, spoolDir: string): Promise<Received> {
  const encoded = /^data:[\w/+.-]*;base64,([A-Za-z0-9+/]*={0,2})$/.exec(url)?.[1]
  if (encoded === undefined) throw refuse('BAD_FILE')
  return receive(Readable.from([Buffer.from(encoded, 'base64')]), undefined, spoolDir)
}
