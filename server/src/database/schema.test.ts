import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { commandLine } from '../testing/commandLine.ts'
import { readSchema, type TypedColumn } from '../testing/readSchema.ts'

/** Views that no statement of Kysely names. */
const unnamed: readonly string[] = ['archivo_por_eliminar', 'casilla_guardada', 'conservacion', 'mes']

/** How each type of PostgreSQL arrives in JavaScript (`types.ts`), but for those that a statement turns into text. */
const families: Readonly<Record<string, string>> = {
  text: 'text',
  varchar: 'text',
  date: 'text',
  timestamptz: 'text',
  uuid: 'text',
  xid8: 'text',
  interval: 'text',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  bool: 'boolean',
  bytea: 'bytes',
  json: 'json',
  jsonb: 'json',
  _text: 'text[]',
  _int4: 'number[]',
}

interface Column {
  relation: string
  column: string
  isView: boolean
  type: string
  nullable: boolean
  hasDefault: boolean
  computed: boolean
  /** The texts that a check lets in. */
  words: string[] | null
}

const schema = readSchema()
let app: TestApp
let columns: Column[]
beforeAll(async () => {
  app = await startApp()
  const { rows } = await sql<Column>`
    select c.oid::regclass::text as relation, a.attname as column, c.relkind = 'v' as "isView", t.typname as type,
      not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attgenerated <> '' or a.attidentity = 'a' as computed,
      (select array_agg(word[1] order by word[1]) from pg_constraint k
        cross join regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') word
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as words
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'v') and c.relnamespace in ('public'::regnamespace, 'privado'::regnamespace)
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1, a.attnum`.execute(app.owner)
  columns = rows
})
afterAll(() => app.stop())

test('schema.ts names every table and view of the database, and no other', () => {
  const there = new Set(columns.map(({ relation }) => relation))
  expect(
    [...schema.keys()].filter((name) => !there.has(name)).map((name) => `${name} is in schema.ts alone`),
  ).toEqual([])
  expect(
    [...there]
      .filter((name) => schema.has(name) === unnamed.includes(name))
      .map((name) => `${name} is to be either in schema.ts or among those that nobody names`),
  ).toEqual([])
})

test('schema.ts says of every column what the database says', () => {
  const there = new Set(columns.map(({ relation, column }) => `${relation}.${column}`))
  const extra = [...schema].flatMap(([relation, table]) =>
    [...table.keys()].map((column) => `${relation}.${column}`).filter((name) => !there.has(name)),
  )
  expect(extra.map((name) => `${name} is in schema.ts and not in the database`)).toEqual([])
  expect(columns.flatMap(differences)).toEqual([])
})

function differences(column: Column): string[] {
  const typed = schema.get(column.relation)
  if (!typed) return []
  const name = `${column.relation}.${column.column}`
  const found = typed.get(column.column)
  if (!found) return [`${name} is in the database and not in schema.ts`]
  const family = families[column.type] ?? `the unknown type ${column.type}`
  return [
    ...(found.family === family ? [] : [`${name} is ${family}, and in schema.ts ${found.family}`]),
    ...(column.isView ? [] : tableDifferences(name, column, found)),
  ]
}

function tableDifferences(name: string, column: Column, found: TypedColumn): string[] {
  const { nullable, hasDefault, computed, words } = column
  const insert = computed ? 'never' : nullable || hasDefault ? 'optional' : 'required'
  // What a trigger keeps has a default, and is better not inserted.
  const asInserted = found.insert === insert || (hasDefault && found.insert === 'never')
  const asWords = words === null || words.join() === found.words.join()
  return [
    ...(found.nullable === nullable ? [] : [`${name} may ${nullable ? '' : 'not '}be empty`]),
    ...(asInserted ? [] : [`${name} is ${insert} in an insert, and in schema.ts ${found.insert}`]),
    ...(asWords ? [] : [`${name} holds ${words.join(', ')}, and in schema.ts ${found.words.join(', ')}`]),
  ]
}

/** The catalogue doesn't know which columns of a view may be empty: rows do. */
test('no column of a view is empty where schema.ts says that it can’t be', async () => {
  await commandLine(['demo', 'load'], { DATABASE_URL: app.ownerUrl, PORTAL_DATA: app.dataDir })
  // Its catalogue has no change that waits.
  await sql`insert into cambio_tipo (tipodocumentoid, valores, antes, desde, planeado_por)
    select tipodocumentoid, '{"critico": true}', '{"critico": false}', hoy() + 30, (select operadorid from operador limit 1)
    from tipo_documento where docrectipo_recurso = 'chofer' and obligatorio and not critico limit 1`.execute(
    app.owner,
  )
  const views = new Set(
    columns.filter(({ isView, relation }) => isView && schema.has(relation)).map(({ relation }) => relation),
  )
  for (const view of views) {
    const full = [...(schema.get(view) ?? [])].filter(([, { nullable }]) => !nullable).map(([name]) => name)
    const { rows } = await sql<Record<string, number>>`
      select count(*)::int as rows, ${sql.join(full.map((name) => sql`count(${sql.ref(name)})::int as ${sql.ref(name)}`))}
      from ${sql.table(view)}`.execute(app.owner)
    const { rows: all = 0, ...counts } = rows[0] ?? {}
    expect(all, `the demonstration has no row of ${view}`).toBeGreaterThan(0)
    const empty = Object.entries(counts).filter(([, count]) => count !== all)
    expect(empty.map(([name]) => `${view}.${name} was empty`)).toEqual([])
  }
})
