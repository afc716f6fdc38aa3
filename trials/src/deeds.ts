import { createHash, randomUUID } from 'node:crypto'
import { picture } from '@portal/bench/picture.ts'
import { Stop } from '@portal/bench/stop.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Visitor } from './visitor.ts'

/** What people do, with what nobody else has. */

/** As `SaveChofer` takes one that is new. */
export function newChofer() {
  const documento = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
  const values = {
    nombre: 'Prueba',
    apellido: 'De varias',
    tipo_documento: 'Otro',
    nacionalidad: 'Argentina',
    documento,
  }
  return { choferid: '0', values }
}

export async function saveChofer(carrier: Visitor): Promise<{ choferid: string; documento: string }> {
  const chofer = newChofer()
  const [saved] = await carrier.insist('SaveChofer', chofer)
  return { choferid: String(saved?.['choferid']), documento: chofer.values.documento }
}

/** A chofer and a type of document that takes what is presented here. */
export async function findPlace(carrier: Pick<Visitor, 'ask' | 'upload'>): Promise<Record<string, string>> {
  const [first] = (await carrier.ask('ListChoferes', { pagesize: 1, estado_cuenta: 'ACTIVO' })) ?? []
  const choferid = String(first?.['choferid'])
  const [chofer] = (await carrier.ask('DetailChofer', { choferid })) ?? []
  const hoy = hoyEnBuenosAires()
  const dates = { fecha_emision: sumarDias(hoy, -1), fecha_vencimiento: sumarDias(hoy, 90), numero: '1' }
  for (const { tipodocumentoid } of (chofer?.['casillas'] ?? []) as { tipodocumentoid: string }[]) {
    // as the contract says
    const place = { recursoid: choferid, tipodocumentoid, ...dates }
    const archivoid = await carrier.upload(uniquePicture())
    const taken = await carrier
      .ask('SaveDocumentoRecurso', { values: { ...place, archivos: [archivoid] } })
      .catch(() => undefined)
    if (taken) return place
  }
  throw new Stop('Ningún tipo de documento de la demostración toma lo que se presenta en esta prueba.')
}

/** 12 KiB that nothing else is the same as. */
export function uniquePicture(): Buffer {
  const bytes = picture(64, 64)
  bytes.write(randomUUID(), 100)
  return bytes
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
