import type pg from 'pg'
import { emailOf } from '../people.ts'
import type { Carrier, Sessions } from '../sessions.ts'
import { answersOf, type Answers, type Row } from './answers.ts'
import { createTable, insertRows } from './store.ts'

/**
 * Fills the floor's tables: what the product answers is asked for once, and its rows are stored as they came, beside
 * whose they are and their place in the order of the list, with an index of both. What is written while it is measured
 * has a table like the product's, with the same indexes. Who has a session stands beside, by its hash.
 */
export async function fillFloor(owner: pg.ClientBase, url: string, sessions: Sessions): Promise<void> {
  await owner.query('create schema piso')
  const answers = answersOf(url, sessions)
  for (const name of ['historial', 'choferes', 'tablero', 'chofer', 'casilla'] as const)
    await storeOfEach(owner, name, sessions.carriers, answers[name])
  for (const name of ['revision', 'cuentas', 'cola'] as const)
    await storeRows(owner, name, await answers[name]())
  await storeCredenciales(owner, answers)
  await owner.query(
    `create table piso.abierta as select s.token_hash, c.cuenta_id collate "default" as _cuenta
     from privado.sesion s left join contacto c on c.contactid = s.sujeto`,
  )
  for (const statement of indexes) await owner.query(statement)
  await owner.query('vacuum analyze')
}

/** What a column holds is told from the answers to so many. */
const looked = 20
const atOnce = 4

async function storeOfEach(
  owner: pg.ClientBase,
  table: string,
  carriers: readonly Carrier[],
  rowsOf: (carrier: Carrier) => Promise<Row[]>,
): Promise<void> {
  await storeRows(owner, table, (await Promise.all(carriers.slice(0, looked).map(rowsOf))).flat())
  for (let first = looked; first < carriers.length; first += atOnce) {
    const rows = await Promise.all(carriers.slice(first, first + atOnce).map(rowsOf))
    await insertRows(owner, table, rows.flat())
  }
}

async function storeRows(owner: pg.ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  await createTable(owner, table, rows)
  await insertRows(owner, table, rows)
}

/** Of everybody as of the first, who signed in, but for what is that one's own. */
async function storeCredenciales(owner: pg.ClientBase, answers: Answers): Promise<void> {
  const first = await answers.login()
  const { rows } = await owner.query<Row>(
    `select lower(c.email) as _email, k.hash as _hash, c.contactid, c.firstname as contact_firstname,
      c.lastname as contact_lastname, c.email, c.cuenta_id as accountid, a.accountname
    from contacto c join cuenta a using (cuenta_id) join privado.credencial k on k.sujeto = c.contactid`,
  )
  await storeRows(
    owner,
    'credencial',
    rows.map((row) => ({ ...first, ...row })),
  )
  if (!rows.some(({ _email }) => _email === emailOf(1))) throw new Error('nobody who may sign in')
}

const indexes = [
  'create unique index on piso.historial (_cuenta, _lugar)',
  'create index on piso.historial (_cuenta, docrechistorial_estado, _lugar)',
  `update piso.historial h set _texto = texto from historial t where t.historialid = h.historialid`,
  'create index on piso.historial using gin (_cuenta, _texto gin_trgm_ops)',
  'create unique index on piso.choferes (_cuenta, _lugar)',
  'create unique index on piso.tablero (_cuenta)',
  'create unique index on piso.chofer (_cuenta, choferid)',
  'create unique index on piso.casilla (_recurso, _lugar)',
  'create unique index on piso.revision (_lugar)',
  'create unique index on piso.cuentas (_lugar)',
  'create unique index on piso.credencial (_email)',
  'create unique index on piso.abierta (token_hash)',
  'create table piso.auditoria (like auditoria including all)',
  'create table piso.archivo (like archivo including all)',
  'create table piso.sesion (like privado.sesion including all)',
]
