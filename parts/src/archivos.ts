/** Where a kept file is read; the small picture of it for lists. */
export const archivoUrl = (archivoid: string): string => `/api/archivos/${encodeURIComponent(archivoid)}`
export const miniaturaUrl = (archivoid: string): string => `${archivoUrl(archivoid)}?miniatura=1`
