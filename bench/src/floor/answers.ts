import { carrierDoor, providerDoor } from '@portal/contract/door.ts'
import { ask } from '../ask.ts'
import { choferesPerCuenta } from '../data.ts'
import { choferOf, cuentaOf, emailOf, password } from '../people.ts'
import type { Carrier, Sessions } from '../sessions.ts'
import { ordenDeCuentas } from '../works.ts'

/** What the product answers to whom, as the rows that a bare server would have stored. */

export type Row = Record<string, unknown>
export type Answers = ReturnType<typeof answersOf>

const largestPage = 200

export function answersOf(url: string, { provider }: Sessions) {
  const json = { 'content-type': 'application/json', origin: url }

  async function result(path: string, cookie: string, call: object): Promise<Row> {
    const text = await ask(url, { path, headers: { ...json, cookie }, body: JSON.stringify(call) })
    const { success, result } = JSON.parse(text) as { success: boolean; result: Row } // every answer's envelope
    if (!success) throw new Error(`${JSON.stringify(call)}: ${text}`)
    return result
  }
  const ofCarrier = ({ cookie }: Carrier, mode: string, input: object = {}) =>
    result(carrierDoor.url, cookie, {
      _operation: carrierDoor.operation,
      mode,
      ...input,
    })
  const ofProvider = (mode: string, input: object = {}) =>
    result(providerDoor.url, provider, { _operation: providerDoor.operation, mode, ...input })

  return {
    historial: (carrier: Carrier) =>
      allPages((page) => ofCarrier(carrier, 'ListRecDocHistorial', page), {
        _cuenta: cuentaOf(carrier.number),
        _texto: null,
      }),
    choferes: async (carrier: Carrier) =>
      placed(recordsIn(await ofCarrier(carrier, 'ListChoferes', { pagesize: choferesPerCuenta })), {
        _cuenta: cuentaOf(carrier.number),
      }),
    tablero: async (carrier: Carrier) => [
      { _cuenta: cuentaOf(carrier.number), ...(await ofCarrier(carrier, 'Dashboard')) },
    ],
    /** Of the one that is saved, with its casillas elsewhere. */
    chofer: async (carrier: Carrier) => [
      { _cuenta: cuentaOf(carrier.number), ...(await detailOf(carrier)), casillas: null },
    ],
    casilla: async (carrier: Carrier) =>
      placed(recordsIn(await detailOf(carrier), 'casillas'), { _recurso: choferOf(carrier.number, 1) }),
    revision: () => allPages((page) => ofProvider('ListRevision', page)),
    cuentas: () => allPages((page) => ofProvider('ListCuentas', { ...page, order: ordenDeCuentas })),
    cola: async () => [{ _cuenta: '', ...(await ofProvider('Cola')) }],
    /** Of the first who calls. */
    login: async () => {
      const { login } = await result(carrierDoor.url, '', {
        _operation: 'login',
        username: emailOf(1),
        password,
      })
      return login as Row // as its contract says
    },
  }

  async function detailOf(carrier: Carrier): Promise<Row> {
    const [record] = recordsIn(
      await ofCarrier(carrier, 'DetailChofer', { choferid: choferOf(carrier.number, 1) }),
    )
    if (!record) throw new Error(`carrier ${carrier.number} has no chofer`)
    return record
  }
}

async function allPages(read: (page: object) => Promise<Row>, beside: Row = {}): Promise<Row[]> {
  const records: Row[] = []
  for (let page = 1; ; page++) {
    const found = await read({ page, pagesize: largestPage })
    records.push(...recordsIn(found))
    if (found['moreRecords'] !== true) return placed(records, beside)
  }
}

const placed = (rows: readonly Row[], beside: Row): Row[] =>
  rows.map((row, i) => ({ ...beside, _lugar: i + 1, ...row }))

const recordsIn = (result: Row, field = 'records') => result[field] as Row[] // as every list's contract says
