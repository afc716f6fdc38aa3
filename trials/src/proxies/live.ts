import { setTimeout as sleep } from 'node:timers/promises'
import { addresses, novedadesEvents } from '@portal/contract/door.ts'
import { findPlace, uniquePicture } from '../deeds.ts'
import { is, within, type Row } from '../promises.ts'
import { uploadOne } from './bytes.ts'
import type { People } from './people.ts'

/** The answer without an end: whether each word of it gets through at once, and whether it is left alone. */

/** Longer than between two signs that it lives. */
const quietSeconds = 20

export async function hearsAtOnce({ carrier, administrador }: People): Promise<Row[]> {
  const place = await findPlace({ ask: carrier.ask, upload: (bytes) => uploadOne(carrier, bytes) })
  // What comes within a second of something else is told together with it.
  await sleep(1_500)
  const archivos = [await uploadOne(carrier, uniquePicture())]
  const opened = performance.now()
  const answer = await administrador.send(addresses.novedades)
  let heard = ''
  answer.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  const until = async (words: string) => {
    for (let waited = 0; waited < 10_000 && !heard.includes(words); waited += 10) await sleep(10)
  }
  await until(`event: ${novedadesEvents.vivo}`)
  const first = (performance.now() - opened) / 1000
  heard = ''
  await carrier.ask('SaveDocumentoRecurso', { values: { ...place, archivos } })
  const written = performance.now()
  await until(`event: ${novedadesEvents.cambio}`)
  const change = (performance.now() - written) / 1000
  heard = ''
  await sleep(quietSeconds * 1000)
  const beats = heard.split(': \n\n').length - 1
  const ended = answer.destroyed
  const left = ended ? 'cortada' : `abierta, ${beats} señal`
  answer.destroy()
  return [
    within('novedades: la primera palabra', first, 1),
    within('novedades: lo que un transportista presenta', change, 1),
    is(`novedades: después de ${quietSeconds} s`, left, 'abierta', { holds: !ended && beats > 0 }),
  ]
}
