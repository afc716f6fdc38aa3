import type { BrowserContext } from '@playwright/test'
import { addresses } from '@portal/contract/door.ts'
import { askAsCarrier } from './ask.ts'
import type { pdfFile } from './files.ts'
import { newChofer } from './newChofer.ts'

interface Paper {
  carrier: BrowserContext
  origin: string
  data: Awaited<ReturnType<typeof pdfFile>>
}

/**
 * Presents something of a new chofer that is asked for no date, so many times, each in the place of the one before, and
 * answers the last: of a chofer whom the demonstration has, another journey could present the same again, and what was
 * replaced waits no more.
 */
export async function newPaper(
  { carrier, origin, data }: Paper,
  { apellido, documento, times = 1 }: { apellido: string; documento: string; times?: number },
): Promise<string> {
  const ask = askAsCarrier(carrier, origin)
  const choferid = await newChofer(ask, apellido, documento)
  const { records } = await ask('ListRecDocFaltantes', {})
  const missing = records
    .find(({ recursoid }) => recursoid === choferid)
    ?.documentos.find(({ vigencia }) => vigencia === 'sin vencimiento')
  if (!missing) throw new Error('No le falta ninguno sin vencimiento')
  const chosen = { recursoid: choferid, tipodocumentoid: missing.tipodocumentoid }
  let documentoid = ''
  for (let n = 0; n < times; n++) {
    const uploaded = await carrier.request.post(`${origin}${addresses.upfile}`, {
      headers: { origin },
      multipart: { _operation: 'upfile', ...chosen, data },
    })
    const { result } = (await uploaded.json()) as { result: { records: { archivoid: string }[] } } // what an upload answers
    const saved = await ask('SaveDocumentoRecurso', {
      values: { ...chosen, archivos: result.records.map(({ archivoid }) => archivoid) },
    })
    documentoid = saved.records[0]?.documentoid ?? ''
  }
  return documentoid
}
