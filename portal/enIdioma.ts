import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { OtroIdioma } from '../contract/src/idioma.ts'
import type { Oraciones } from '../contract/src/traducir.ts'

const ofSpanish = /\/mensajes\/es\//

/**
 * Builds the pages before sign-in in another language: each message file is taken from the folder beside the Spanish
 * one, and what the contract says of a field is put in its words. So a page weighs what it says, in any language.
 */
export const enIdioma = (idioma: OtroIdioma): Plugin => {
  const oraciones = readOraciones(idioma)
  return {
    name: 'en-idioma',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!ofSpanish.test(source)) return null
      return this.resolve(source.replace(ofSpanish, `/mensajes/${idioma}/`), importer, { skipSelf: true })
    },
    transform(code, id) {
      return /\/contract\/src\/[\w/]+\.ts$/.test(id) ? inTheirWords(code, oraciones) : null
    },
  }
}

function readOraciones(idioma: OtroIdioma): Oraciones {
  const file = new URL(`../contract/src/oraciones/${idioma}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Oraciones // a test holds it to its shape
}

/** Texts of the source, whole: `'Campo requerido'`, `` `Hasta ${max} caracteres` ``. */
const inTheirWords = (code: string, oraciones: Oraciones) =>
  code
    .replace(/'([^'\n]+)'/g, (text, spanish: string) => {
      const said = Object.hasOwn(oraciones, spanish) ? oraciones[spanish] : undefined
      return said === undefined ? text : JSON.stringify(said)
    })
    .replace(/`([^`]+)`/g, (text, spanish: string) => {
      const said = Object.hasOwn(oraciones, spanish) ? oraciones[spanish] : undefined
      return said === undefined ? text : `\`${said.replaceAll('`', '\\`')}\``
    })
