import { hashDeHoja, arbolDe } from '@portal/legajo/merkle.ts'
import type { LineaDePrueba, LineaDeTestigo } from '@portal/legajo/lineas.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { readSellos } from '../../../sellos/sello.ts'
import { hojasDe, readTestigo, type Testigo } from '../../../testigos/testigo.ts'

/** From the first witness that knows something of a legajo to the last that there is. */
interface Atestiguado {
  testigos: LineaDeTestigo[]
  pruebas: LineaDePrueba[]
}

/**
 * Looks for what leaves say (`datos`) in the nights' trees, one night at a time. Of the last one is also told how many letters
 * left with it. `desde`: nothing of them was there before.
 */
export async function atestiguar(
  db: Kysely<Database>,
  datos: readonly string[],
  desde: string,
): Promise<Atestiguado> {
  const wanted = new Map(datos.map((dato) => [Buffer.from(hashDeHoja(dato)).toString('base64'), dato]))
  const found: Atestiguado = { testigos: [], pruebas: [] }
  const { rows: numbers } = await sql<{
    numero: number
  }>`select numero from testigo where momento >= ${desde}::timestamptz order by numero`.execute(db)
  for (const { numero } of numbers) {
    const testigo = await readTestigo(db, numero)
    const hojas = hojasDe(testigo)
    const here = hojas.flatMap((hoja, indice) => {
      const dato = wanted.get(hoja.toString('base64'))
      return dato === undefined ? [] : [{ dato, indice }]
    })
    if (here.length === 0 && found.testigos.length === 0) continue
    const arbol = arbolDe(hojas)
    const hex = (prueba: Uint8Array[]) => prueba.map((each) => Buffer.from(each).toString('hex'))
    found.testigos.push({
      ...saidOf(testigo),
      prueba: hex(arbol.prueba(0)),
      correos: null,
    })
    for (const { dato, indice } of here)
      found.pruebas.push({ dato, testigo: numero, indice, prueba: hex(arbol.prueba(indice)) })
  }
  const last = found.testigos.at(-1)
  const first = found.testigos[0]
  if (first && last) {
    const sellos = await readSellos(db, { desde: first.numero, hasta: last.numero })
    for (const testigo of found.testigos) {
      const sello = sellos.get(testigo.numero)
      if (sello) testigo.sello = sello.token.toString('base64')
    }
  }
  if (last) last.correos = await lettersSince(db, last.momento)
  return found
}

const saidOf = ({ numero, momento, hojas, raiz, anterior, bloque }: Testigo) => ({
  numero,
  momento,
  hojas,
  raiz,
  anterior,
  bloque,
})

async function lettersSince(db: Kysely<Database>, momento: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from correo where estado = 'enviado' and not en_carpeta and enviado > ${momento}::timestamptz`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
