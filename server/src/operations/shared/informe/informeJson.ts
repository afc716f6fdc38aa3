import { Readable } from 'node:stream'
import type { Informe } from './informe.ts'

/** The report for a program, or for whoever is to take the data elsewhere: one JSON object, written as it is read. */
export const informeJson = (informe: Informe): Readable => Readable.from(written(informe))

async function* written({ hecho, por, cuenta, proveedor, ficha, origen, ...lists }: Informe) {
  const head = JSON.stringify({
    informe: 'datos personales de un chofer',
    hecho,
    por,
    cuenta,
    proveedor,
    ficha,
    origen,
  })
  yield head.slice(0, -1)
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}: [`
    let separator = '\n'
    for await (const row of rows()) {
      yield `${separator}${JSON.stringify(withoutPlace(row))}`
      separator = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}

/** The place of a row among the pages is nobody's data. */
function withoutPlace(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'))
}
