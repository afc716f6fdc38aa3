import type { Input } from '@portal/contract'
import { archivoUrl } from '@portal/contract/door.ts'
import { filesOfPaper } from '@portal/ui/pages/filesOfPaper.ts'
import { listPages } from '@portal/ui/pages/listPages.ts'
import { uploadFile } from '../campos/uploadFile.ts'
import type { Entrada } from './entrada.ts'

/** A file, and the page from which on it is another paper, counted from 1. */
export interface Corte {
  archivo: NonNullable<Entrada['archivos']>[number]
  page: number
}

type Partes = NonNullable<Input<'DividirEntrada'>['partes']>

/** Cuts a PDF that waits in two, in this browser, and uploads both: until they are named they belong to nothing. */
export const cortarArchivo = async ({ archivo, page }: Corte): Promise<Partes> => {
  const { archivoid, nombre } = archivo
  const answer = await fetch(archivoUrl(archivoid))
  if (!answer.ok) throw new TypeError('the file was not sent')
  const whole = new File([await answer.blob()], nombre, { type: 'application/pdf' })
  const { pages } = await listPages([whole])
  const sent = async (of: typeof pages) => {
    const ids: string[] = []
    for (const file of await filesOfPaper(of)) ids.push((await uploadFile(file)).archivoid)
    return ids
  }
  return {
    de: archivoid,
    antes: await sent(pages.slice(0, page - 1)),
    despues: await sent(pages.slice(page - 1)),
  }
}
