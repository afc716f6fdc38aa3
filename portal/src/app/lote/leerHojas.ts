import { dichoPorCodigos, type Hoja } from '@portal/contract/lote.ts'
import type { PageRef } from '@portal/ui/pages/listPages.ts'

/** Reads pages in this browser, one after the other; `pending` may have more by the time that the last one was read. What reads comes when there is something to read. */
export async function leerHojas(
  pending: () => readonly PageRef[],
  onPage: (page: { hoja: Hoja; thumb: Blob | undefined }) => void,
  signal: AbortSignal,
): Promise<void> {
  const [{ readPages }, { openReader }, { openLetters }] = await Promise.all([
    import('@portal/ui/pages/readPages.ts'),
    import('@portal/ui/codes/openReader.ts'),
    import('@portal/ui/pages/letters/openLetters.ts'),
  ])
  const [reader, letters] = [openReader(), openLetters()]
  try {
    for (let pages = pending(); pages.length > 0 && !signal.aborted; pages = pending())
      for await (const page of readPages(pages, { reader, letters: letters.read, signal })) {
        const { codigos, texto } = dichoPorCodigos(page.crudos)
        onPage({
          hoja: { texto: [texto, page.texto].join('\n').trim(), deFoto: page.deFoto, codigos },
          thumb: page.thumb,
        })
      }
  } finally {
    reader.end()
    letters.end()
  }
}
