import type { BrowserContext } from '@playwright/test'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { addresses } from '@portal/contract/door.ts'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { pdfFile } from './files.ts'
import { expect, test } from './portal.ts'

/** The month that follows. */
const after = (periodo: string) => {
  const next = new Date(`${periodo}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return next.toISOString().slice(0, 7)
}

/** Presents the next month of a slot whose month is in force. */
async function presentNext(context: BrowserContext, origin: string) {
  const ask = askAsCarrier(context, origin)
  const { records } = await ask('ListDocumentos', {
    estado: 'activo',
    tiporecurso: 'chofer',
    pagesize: 200,
  })
  const today = hoyEnBuenosAires().slice(0, 7)
  const slot = records.find(
    ({ vigencia, periodo }) => vigencia === 'mensual' && periodo !== null && after(periodo) <= today,
  )
  if (!slot?.periodo) throw new Error('Ningún documento mensual tiene vigente el mes anterior')
  const { recursoid, tipodocumentoid } = slot
  const uploaded = await context.request.post(addresses.upfile, {
    headers: { origin },
    multipart: {
      _operation: 'upfile',
      recursoid,
      tipodocumentoid,
      data: await pdfFile('mes.pdf', 'Un mes'),
    },
  })
  const { result } = (await uploaded.json()) as { result: { records: { archivoid: string }[] } } // what an upload answers
  const periodo = after(slot.periodo)
  const saved = await ask('SaveDocumentoRecurso', {
    values: {
      recursoid,
      tipodocumentoid,
      periodo,
      archivos: result.records.map(({ archivoid }) => archivoid),
    },
  })
  return { slot, periodo, documentoid: saved.records[0]?.documentoid ?? '' }
}

test('un mes rechazado se ve junto al que está vigente, y se vuelve a presentar ese mes', async ({
  page,
  context,
  browser,
  origin,
  consoleOrigin,
  signIn,
}) => {
  await signIn('ana')
  const { slot, periodo, documentoid } = await presentNext(context, origin)
  const provider = await browser.newContext()
  await signIn('revisor', provider)
  await askAsProvider(provider, consoleOrigin)('DecidirDocumento', {
    documentoid,
    decision: 'rechazar',
    motivo: 'No se lee el pago',
  })
  await provider.close()
  const month = new Intl.DateTimeFormat('es-AR', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${periodo}-01T00:00:00Z`),
  )
  const name = `${slot.nombre_corto ?? slot.tipodocumento}, ${month} ${periodo.slice(0, 4)}`

  await test.step('en su ficha están los dos', async () => {
    await page.goto(`/app/choferes/${slot.recursoid}/detalle`)
    const rejected = page.getByRole('row', { name })
    await expect(rejected.getByText('Rechazado', { exact: true })).toBeVisible()
    const inForce = page.getByRole('row', { name: slot.tipodocumento })
    await expect(inForce.getByText('Activo', { exact: true })).toBeVisible()
  })

  await test.step('en la lista se presenta de nuevo, y el mes ya está dicho', async () => {
    await page.goto(`/app/pages/documentos?estado=rechazado&search=${encodeURIComponent(slot.nombre)}`)
    await page
      .getByRole('button', { name: `Presentar: ${name}, ${slot.nombre}` })
      .last()
      .click()
    await expect(page).toHaveURL(new RegExp(`periodo=.*${periodo}`))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /Período/ })).toHaveValue(
      periodo.split('-').reverse().join('/'),
    )
  })
})
