import type { Browser } from '@playwright/test'
import sharp from 'sharp'

/** Real files, made while the test runs. */

/** A page printed to PDF by Chromium itself. */
export async function printedPdf(browser: Browser, title: string): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(`<h1>${title}</h1><p>Documento ficticio de una prueba.</p>`)
  const pdf = await page.pdf({ format: 'A4' })
  await page.close()
  return pdf
}

/** A photo as a phone held sideways takes it: its pixels lie on their side, and EXIF says so. */
export function sidewaysPhoto(): Promise<Buffer> {
  return sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#3a6',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 60 })
    .toBuffer()
}
