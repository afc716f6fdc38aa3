import { fileURLToPath, pathToFileURL } from 'node:url'

/** `verificar.html` as it comes with the product; opened from a disk, where there is no server. */
export const verificador = pathToFileURL(
  fileURLToPath(new URL('../../legajo/dist/verificar.html', import.meta.url)),
).href
