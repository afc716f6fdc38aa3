import type { Paper } from './paper.ts'
import { drawPdf } from './pdf.ts'
import { drawPicture } from './picture.ts'

export interface DemoFile {
  name: string
  mediatype: 'application/pdf' | 'image/jpeg'
  bytes: Buffer
}

/** A demo paper as a file somebody uploads: a form from an office, or a card photographed with a phone. */
export async function makeFile(paper: Paper, as: 'pdf' | 'picture'): Promise<DemoFile> {
  const stem = paper.title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  return as === 'pdf'
    ? { name: `${stem}.pdf`, mediatype: 'application/pdf', bytes: await drawPdf(paper) }
    : { name: `${stem}.jpg`, mediatype: 'image/jpeg', bytes: await drawPicture(paper) }
}
