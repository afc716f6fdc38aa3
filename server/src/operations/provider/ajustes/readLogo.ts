import { sentence } from '@portal/contract/wording.ts'
import { createHash } from 'node:crypto'
import { refuseField, type FieldOf } from '@portal/contract'
import type { Context } from '../../../handler.ts'

export interface Logo {
  png: Buffer
  /** Changes with the picture. */
  huella: string
}

/** The picture of a `data:` address; refuses (1510) what is none. */
export async function readLogo(
  dataUrl: string,
  { caller, services: { inspector } }: Pick<Context, 'caller' | 'services'>,
): Promise<Logo> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const png = await inspector.drawLogo(bytes, String(caller.tokenHash?.toString('hex')))
  if (!png) throw refuseField<FieldOf<'SaveAjustes'>>('logo', sentence('esaImagenNoSePuedeLeer'))
  return { png, huella: createHash('sha256').update(png).digest('hex').slice(0, 16) }
}
