import { es as deAmbas } from '@portal/parts/mensajes/es.ts'
import type { TextKey } from '@portal/ui/texts/textos.ts'
import words from '../mensajes/es/auditoriaAccion.json' with { type: 'json' }

/** Where the words of each stand: among the console's, or in the file of the noun that it is of (`auditoria`). */
const keys = new Map([
  ...Object.keys(words).map((accion) => [accion, `auditoriaAccion.${accion}`] as const),
  ...Object.entries<object>(deAmbas).flatMap(([noun, texts]) =>
    'auditoria' in texts
      ? Object.keys(texts.auditoria as object).map(
          (accion) => [accion, `${noun}.auditoria.${accion}`] as const,
        ) // words by operation
      : [],
  ),
])

/**
 * What lines of the audit are found by: every operation of both doors that writes, doors that carry bytes, and what time
 * brings, in the order of their words. A test holds the words to the contract.
 */
export const acciones: readonly string[] = [...keys.keys()]

/** What is done by a command of the server has no words, and says itself what it was. */
export const keyOfAccion = (accion: string) => keys.get(accion) as TextKey | undefined // of the texts, its keys
