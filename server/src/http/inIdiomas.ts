import { join } from 'node:path'
import { idiomas, type Idioma } from '@portal/contract/idioma.ts'

/**
 * A page in each language, from the folder that the build wrote for it; in Spanish where it wrote none. Nothing for a
 * page that was not built.
 */
export function inIdiomas<Page>(
  folder: string,
  file: string,
  read: (path: string) => Page | undefined,
): Readonly<Record<Idioma, Page>> | undefined {
  const spanish = read(join(folder, file))
  if (spanish === undefined) return undefined
  const pages = idiomas.map((idioma) => [
    idioma,
    (idioma === 'es' ? undefined : read(join(folder, idioma, file))) ?? spanish,
  ])
  return Object.fromEntries(pages) as Record<Idioma, Page> // of every language
}
