import { openPdf } from '../preview/pdf/openPdf.ts'

/** One page of what was chosen: a picture, or one of a PDF. */
export interface PageRef {
  file: File
  /** Of a PDF, counted from 1, and how many it has. */
  number?: number
  of?: number
}

const isPdfFile = ({ name, type }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name)

export const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer())

/** All pages of some files, by the files' names as people count them («hoja 2» before «hoja 10»), and the files that can't be opened. */
export const listPages = async (
  files: readonly File[],
): Promise<{ pages: PageRef[]; unopened: readonly File[] }> => {
  const inOrder = [...files].sort((one, other) => one.name.localeCompare(other.name, 'es', { numeric: true }))
  const pages: PageRef[] = []
  const unopened: File[] = []
  for (const file of inOrder) {
    const count = isPdfFile(file) ? await countPages(file) : await canBeDrawn(file)
    if (count === 0) unopened.push(file)
    else if (isPdfFile(file))
      for (let number = 1; number <= count; number++) pages.push({ file, number, of: count })
    else pages.push({ file })
  }
  return { pages, unopened }
}

const countPages = async (file: File): Promise<number> => {
  const opening = openPdf(await bytesOf(file).catch(() => new Uint8Array()))
  try {
    return (await opening.promise).pages
  } catch {
    return 0
  } finally {
    opening.end()
  }
}

const canBeDrawn = (file: File): Promise<number> =>
  createImageBitmap(file, { resizeWidth: 8 }).then(
    (picture) => {
      picture.close()
      return 1
    },
    () => 0,
  )
