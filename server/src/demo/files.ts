import { fillPdf, fillPicture } from './forms.ts'
import type { Paper } from './paper.ts'

export interface DemoFile {
  name: string
  mediatype: 'application/pdf' | 'image/jpeg'
  bytes: Buffer
}

/** A demo paper as a file somebody uploads: a form from an office, or a card photographed with a phone. */
export async function makeFile(
  { form, title, numero, ...paper }: Paper,
  as: 'pdf' | 'picture',
): Promise<DemoFile> {
  const values = { numero, ...paper.values }
  const stem = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  return as === 'pdf'
    ? { name: `${stem}.pdf`, mediatype: 'application/pdf', bytes: await fillPdf(form, values) }
    : { name: `${stem}.jpg`, mediatype: 'image/jpeg', bytes: await fillPicture(form, values) }
}
