/**
 * What a paper, a sample or a picture may come as, said once: for the server, which looks at the content, for what a browser
 * offers to choose, and for the words that name it. The order is that of the words; of the endings the usual one stands first.
 */
export const clasesDeArchivo = [
  { mediatype: 'application/pdf', nombre: 'PDF', endings: ['.pdf'] },
  { mediatype: 'image/jpeg', nombre: 'JPG', endings: ['.jpg', '.jpeg'] },
  { mediatype: 'image/png', nombre: 'PNG', endings: ['.png'] },
  { mediatype: 'image/bmp', nombre: 'BMP', endings: ['.bmp'] },
] as const

export type ClaseDeArchivo = (typeof clasesDeArchivo)[number]

/** Those of them that are pictures. */
export const clasesDeFoto = clasesDeArchivo.filter(({ mediatype }) => mediatype.startsWith('image/'))

/** As a browser's chooser takes them: `.pdf,.jpg`. */
export const eligeDe = (clases: readonly ClaseDeArchivo[]): string =>
  clases.flatMap(({ endings }) => endings).join(',')

/** Whether a file says that it is one of them, by its name's ending or, where its name has none of ours, by its type. */
export const pareceDe = (
  clases: readonly ClaseDeArchivo[],
  { name, type }: { name: string; type: string },
): boolean =>
  clases.some(
    ({ mediatype, endings }) =>
      mediatype === type || endings.some((ending) => name.toLowerCase().endsWith(ending)),
  )
