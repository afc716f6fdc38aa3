/** npm run demo:files: draws the forms that the demonstration fills in, into server/src/demo/forms/. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRoot } from '../steps/paths.mjs'
import { pdfs, pictures, samples } from './forms.mjs'
import { drawPdf } from './pdf.mjs'
import { drawPicture } from './picture.mjs'

const folder = inRoot('server/src/demo/forms')
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
for (const form of [...pdfs, ...samples])
  await writeFile(join(folder, `${form.name}.pdf`), await drawPdf(form))
for (const form of pictures) await writeFile(join(folder, `${form.name}.svg`), drawPicture(form))
