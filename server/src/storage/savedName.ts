import { clasesDeArchivo } from '@portal/contract/clasesDeArchivo.ts'

/** How names of each kind of file that is served end, the usual way first: what is taken in, and thumbnails. */
const endings: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(clasesDeArchivo.map(({ mediatype, endings: own }) => [mediatype, own])),
  'image/webp': ['.webp'],
}

/** Of anything else: no program opens it by its name. */
const unknown = ['.bin']

/** How a file of this content ends where it is saved. */
export const endingOf = (mediatype: string): string => (endings[mediatype] ?? unknown)[0] ?? ''

/**
 * The name under which a file is saved on somebody's machine, which opens it by its ending: that is what its content is, and
 * `factura.hta` with a PDF in it is saved as `factura.hta.pdf`.
 */
export function savedName(name: string, mediatype: string): string {
  const lower = name.toLowerCase()
  const own = endings[mediatype] ?? unknown
  return own.some((ending) => lower.endsWith(ending)) ? name : `${name}${endingOf(mediatype)}`
}
