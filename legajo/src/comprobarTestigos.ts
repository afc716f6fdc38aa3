import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { lineasDe, type Fuente } from './fuente.ts'
import type { Hallazgo, ProblemaDeTestigos } from './hallazgo.ts'
import { datoDeTestigo, LineaDePrueba, LineaDeTestigo } from './lineas.ts'
import type { Manifiesto } from './manifiesto.ts'
import { hashDeHoja, raizPorPrueba } from './merkle.ts'

export interface Testigos {
  hallazgos: Hallazgo[]
  /** In their order. */
  testigos: LineaDeTestigo[]
  /** What is proven to stand in one of them. */
  probados: Set<string>
}

interface Files {
  testigos: Fuente | undefined
  pruebas: Fuente | undefined
}

/** What a legajo has that witnesses may know. */
interface Esperado {
  datos: ReadonlySet<string>
  bloques: ReadonlyMap<number, string>
}

/** Holds the roots of the nights against one another, and what is proven against its root. */
export async function comprobarTestigos(
  files: Files,
  dicho: Manifiesto['testigos'],
  { datos, bloques }: Esperado,
): Promise<Testigos> {
  const found: Testigos = { hallazgos: [], testigos: [], probados: new Set() }
  const say = (problema: ProblemaDeTestigos, testigo?: number, dato?: string) =>
    found.hallazgos.push({
      que: 'testigos',
      problema,
      ...(testigo !== undefined && { testigo }),
      ...(dato !== undefined && { dato }),
    })
  try {
    if (files.testigos)
      for await (const text of lineasDe(files.testigos)) {
        const each = LineaDeTestigo.parse(JSON.parse(text))
        const before = found.testigos.at(-1)
        if (before && (each.numero !== before.numero + 1 || each.anterior !== before.raiz))
          say('no sigue', each.numero)
        if (!leads(datoDeTestigo(each), 0, each.prueba, each)) say('raiz', each.numero)
        found.testigos.push(each)
      }
    if (found.testigos[0]?.numero !== (dicho.desde ?? undefined)) say('faltan')
    else if (found.testigos.at(-1)?.numero !== (dicho.hasta ?? undefined)) say('faltan')
    const byNumber = new Map(found.testigos.map((each) => [each.numero, each]))
    if (files.pruebas)
      for await (const text of lineasDe(files.pruebas)) {
        const { dato, testigo, indice, prueba } = LineaDePrueba.parse(JSON.parse(text))
        const of = byNumber.get(testigo)
        if (!of || !leads(dato, indice, prueba, of)) say('prueba', testigo, dato)
        else if (!datos.has(dato)) say('de otra cosa', testigo, dato)
        else found.probados.add(dato)
      }
  } catch {
    say('no se lee')
    return found
  }
  // Each block up to where the last of them reaches is in one of them, or it is not the block that was there.
  const reach = found.testigos.at(-1)?.bloque ?? 0
  for (const [bloque, hash] of bloques)
    if (bloque <= reach && !found.probados.has(`bloque ${bloque} ${hash}`))
      say('bloque sin testigo', undefined, `bloque ${bloque}`)
  return found
}

function leads(
  dato: string,
  indice: number,
  prueba: readonly string[],
  { hojas, raiz }: LineaDeTestigo,
): boolean {
  const found = raizPorPrueba(hashDeHoja(dato), indice, hojas, prueba.map(hexToBytes))
  return found !== undefined && bytesToHex(found) === raiz
}
