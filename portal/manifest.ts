import { readFile } from 'node:fs/promises'
import type { Manifest } from 'vite'

/** Vite writes it at the end of a build. */
export async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest // it has the shape that Vite documents
}

/** The part of a page, which its folder brings; or the name itself, which is an entry's. */
export const keyOf = (manifest: Manifest, name: string): string =>
  Object.keys(manifest).find(
    (key) => key.startsWith(`src/publico/${name}/`) && manifest[key]?.isDynamicEntry,
  ) ?? name

/** A chunk's file and styles, and those of all that it imports. */
export function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}

export const isStyle = (file: string): boolean => file.endsWith('.css')
