import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSessionToken } from '../sessions/token.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { makeIn, type Make } from '../testing/make.ts'
import { roleUrl, sessionRoles, type RequestRole } from './roles.ts'

/** Whoever has a role of requests in hand, and SQL of their own. See docs/decisions/0065. */

let database: FreshDatabase
let make: Make
let mine: { cuenta_id: string; contactid: string; token: Buffer }
let foreign: { cuenta_id: string; contactid: string }
let operador: { operadorid: string; email: string }

beforeAll(async () => {
  database = await freshDatabase()
  make = makeIn(database.owner)
  const { cuenta_id, contactid } = await make.contacto({ rol: 'titular' })
  mine = { cuenta_id, contactid, token: await session(contactid) }
  const document = await make.documento()
  foreign = { ...document, ...(await make.contacto({ cuenta_id: document.cuenta_id, rol: 'titular' })) }
  operador = await make.operador({ rol: 'administrador' })
})
afterAll(() => database.drop())

async function session(sujeto: string): Promise<Buffer> {
  const { hash } = newSessionToken()
  await sql`select crear_sesion(${hash}, ${sujeto})`.execute(database.owner)
  return hash
}

/** A connection of the attacker's. What it does in `work` stays. */
async function as<Result>(role: RequestRole, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: roleUrl(database.ownerUrl, role) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const open = (client: pg.Client, token: Buffer) =>
  client.query(`select abrir_sesion($1, 'contacto', true, true, true, 5)`, [token])

/** The tables and views that a role may read, and how many rows it finds in each, but where it finds none or is refused. */
async function found(client: pg.Client): Promise<Record<string, number>> {
  const { rows: readable } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace in ('public'::regnamespace, 'privado'::regnamespace) and relkind in ('r', 'p', 'v')
       and has_table_privilege(oid, 'select')`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of readable) {
    await client.query('savepoint one')
    try {
      const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${name}`)
      if (Number(rows[0]?.n) > 0) counts[name] = Number(rows[0]?.n)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
    }
    await client.query('rollback to one')
  }
  return counts
}

/** What is nobody's: the catalogue, the settings. */
const everybodys = [
  'ajuste',
  'tipo_documento',
  'cambio_de_catalogo',
  'requisito',
  'tarea',
  'tarea_estado',
  'bloque_auditoria',
  'testigo',
  'sello',
]

describe.each(sessionRoles)('%s with SQL of its own', (role) => {
  test('finds nobody’s rows by saying for whom it acts', async () => {
    const rows = await as(role, async (client) => {
      await client.query('begin')
      await client.query(`select set_config('app.cuenta', $1, false), set_config('app.sujeto', $2, false)`, [
        foreign.cuenta_id,
        foreign.contactid,
      ])
      return found(client)
    })
    expect(Object.keys(rows).filter((name) => !everybodys.includes(name))).toEqual([])
  })

  test('gets an error and no row by saying that the connection keeps for whom it acts', async () => {
    await as(role, async (client) => {
      await client.query(`set portal.contexto = 'hay'`)
      for (const asked of ['mi_cuenta()', 'yo()'])
        await expect(client.query(`select ${asked}`), asked).rejects.toMatchObject({
          code: expect.stringMatching(/^(42P01|42501)$/) as string,
        })
    })
  })

  test('makes nothing of its own where it is kept for whom a transaction acts', async () => {
    for (const statement of [
      'create temporary sequence contexto_cuenta',
      'create temporary table contexto_cuenta (last_value bigint)',
      `select privado.abrir_contexto('${foreign.cuenta_id}', '${foreign.contactid}')`,
      `select setval('pg_temp.contexto_cuenta', 1)`,
      'create schema mio',
    ])
      await expect(
        as(role, (client) => client.query(statement)),
        statement,
      ).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|42P01|3F000)$/) as string })
  })

  test('gets no hash, sets no password, and begins no session', async () => {
    const forged = createHash('sha256').update('forged').digest()
    for (const [statement, values] of [
      ['select * from credencial_de($1)', ['ana@prueba.example']],
      ['select * from credencial_operador($1)', [operador.email]],
      ['select guardar_clave($1, $2)', [operador.operadorid, 'x']],
      ['select cambiar_mi_clave($1, null, null)', ['x']],
      ['select crear_sesion($1, $2)', [forged, operador.operadorid]],
      ['select crear_sesion($1, $2)', [forged, mine.contactid]],
      ['select * from crear_codigo($1, $2, null, null)', ['ana@prueba.example', 'x']],
      ['select * from probar_codigo($1, null, null)', ['ana@prueba.example']],
      ['select enlazar_operador($1, $2, 72)', [forged, operador.operadorid]],
      ['select crear_enlace($1, $2, 72)', [forged, foreign.contactid]],
      ['select invitar_contacto($1, $2, 72)', [forged, foreign.contactid]],
      ['select reenviar_correo($1, $2, $3, 72)', ['25x1', 'x', forged]],
      ['select secreto from correo', []],
      ['select privado.enlazar($1, $2, 72)', [forged, foreign.contactid]],
      ['select cerrar_accesos($1)', [foreign.contactid]],
      ['select quitar_totp($1)', [operador.operadorid]],
      ['select preparar_totp($1, $2)', [mine.contactid, 'x']],
      ['select usar_totp($1, 1)', [mine.contactid]],
      ['select hash_de_recuperacion($1, $2)', [mine.contactid, 'AB']],
      ['select usar_recuperacion($1, $2, $3)', [mine.contactid, 'AB', 'x']],
      [`select privado.reemplazar_recuperacion($1, '{}', '{}')`, [mine.contactid]],
      ['select * from privado.segundo_paso', []],
      ['select * from privado.codigo_recuperacion', []],
      ['select * from privado.sesion', []],
      ['select * from privado.credencial', []],
      ['delete from limite', []],
    ] as const)
      await expect(
        as(role, (client) => client.query(statement, [...values])),
        statement,
      ).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|PDENY)$/) as string })
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from privado.sesion where token_hash = ${forged}`.execute(database.owner)
    expect(rows).toEqual([{ n: 0 }])
  })
})

describe('lines of the audit', () => {
  const line = (columns: string, values: string) =>
    `insert into auditoria (${columns}, accion, request_id) values (${values}, 'SaveChofer', 'r')`
  /** In another's name, of another moment, or among lines that are sealed. */
  const forged = () => [
    line('actor', `'${foreign.contactid}'`),
    line('actor', `'${operador.operadorid}'`),
    line('creado', `now() - interval '1 year'`),
    `insert into auditoria (auditoriaid, accion, request_id) overriding system value values (-1, 'SaveChofer', 'r')`,
    line('cambios', `'[]'`),
  ]
  const refusedEach = async (client: pg.Client) => {
    for (const statement of forged()) {
      await client.query('savepoint one')
      await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' })
      await client.query('rollback to one')
    }
  }

  test.each(['portal_app', 'portal_proveedor', 'portal_ingreso'] as const)(
    '%s writes none in another’s name, of another moment or among those that are sealed',
    async (role) => {
      await as(role, async (client) => {
        await client.query('begin')
        await refusedEach(client)
      })
    },
  )

  test('nor with a session of one’s own, and one’s own line has the database’s time', async () => {
    await as('portal_app', async (client) => {
      await client.query('begin')
      await open(client, mine.token)
      await refusedEach(client)
      await client.query(line('actor, cuenta_id, sobre_cuenta', 'yo(), mi_cuenta(), mi_cuenta()'))
      // Who acts is written down; nobody is not.
      await client.query('savepoint one')
      await expect(
        client.query(line('actor, cuenta_id, sobre_cuenta', 'null, mi_cuenta(), mi_cuenta()')),
      ).rejects.toMatchObject({ code: '42501' })
    })
    const token = await session((await make.operador({ rol: 'administrador' })).operadorid)
    await as('portal_proveedor', async (client) => {
      await client.query('begin')
      await client.query(`select abrir_sesion_operador($1, 'revisor', 5)`, [token])
      await refusedEach(client)
      await client.query('savepoint one')
      await expect(
        client.query(line('actor, cuenta_id', `yo(), '${foreign.cuenta_id}'`)),
      ).rejects.toMatchObject({ code: '42501' })
    })
  })

  test('signing in writes it of whom it lets in, and of nobody else', async () => {
    await as('portal_ingreso', async (client) => {
      await client.query('begin')
      await client.query('select crear_sesion($1, $2)', [newSessionToken().hash, mine.contactid])
      await client.query(line('actor', `'${mine.contactid}'`))
      await refusedEach(client)
    })
  })
})

describe('with a session of its own', () => {
  /** Whatever an attacker would write to act for another. */
  const forgeries = () => {
    const [cuenta, sujeto] = [foreign.cuenta_id, foreign.contactid].map((id) => id.slice(3))
    return [
      `select setval('pg_temp.contexto_cuenta', ${cuenta ?? ''})`,
      `select setval('pg_temp.contexto_sujeto', ${sujeto ?? ''})`,
      `select nextval('pg_temp.contexto_cuenta')`,
      `alter sequence pg_temp.contexto_cuenta restart with ${cuenta ?? ''}`,
      `drop sequence pg_temp.contexto_cuenta`,
      `create or replace function mi_cuenta() returns text language sql return '${foreign.cuenta_id}'`,
      `select privado.abrir_contexto('${foreign.cuenta_id}', '${foreign.contactid}')`,
      'set role portal_proveedor',
    ]
  }

  test('it acts for its own account whatever it says, and can’t write where that is kept', async () => {
    await as('portal_app', async (client) => {
      await client.query('begin')
      await open(client, mine.token)
      await client.query(`select set_config('app.cuenta', $1, true), set_config('app.sujeto', $2, true)`, [
        foreign.cuenta_id,
        foreign.contactid,
      ])
      for (const statement of forgeries()) {
        await client.query('savepoint one')
        await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' })
        await client.query('rollback to one')
      }
      expect((await client.query('select mi_cuenta() as cuenta, yo() as sujeto')).rows).toEqual([
        { cuenta: mine.cuenta_id, sujeto: mine.contactid },
      ])
      expect((await client.query('select distinct cuenta_id from contacto')).rows).toEqual([
        { cuenta_id: mine.cuenta_id },
      ])
    })
  })

  test('it is over with the transaction, whatever the connection still knows', async () => {
    await as('portal_app', async (client) => {
      const seen = async () => (await client.query('select from contacto')).rowCount ?? 0
      await client.query('begin')
      await open(client, mine.token)
      expect(await seen()).toBeGreaterThan(0)
      await client.query('commit')
      await client.query('begin')
      expect(await seen()).toBe(0)
      await client.query('rollback')
      // Nor does throwing away what the connection keeps open anything; a session opens it again.
      await client.query('discard all')
      expect(await seen()).toBe(0)
      await client.query('begin')
      await open(client, mine.token)
      expect(await seen()).toBeGreaterThan(0)
    })
  })

  test.each(['rollback', 'discard temp', 'reset all'])(
    'after «%s» there is none, and one opens again',
    async (ending) => {
      await as('portal_app', async (client) => {
        const cuenta = async () =>
          (await client.query<{ cuenta: string | null }>('select mi_cuenta() as cuenta')).rows[0]?.cuenta
        await client.query('begin')
        await open(client, mine.token)
        expect(await cuenta()).toBe(mine.cuenta_id)
        await client.query(ending)
        await client.query('rollback')
        // Thrown away alone, what is said to be kept isn't: an error, and nobody's rows.
        expect(
          await cuenta().catch((error: unknown) => (error instanceof pg.DatabaseError ? error.code : error)),
        ).toBeOneOf([null, '42P01'])
        await client.query('begin')
        await open(client, mine.token)
        expect(await cuenta()).toBe(mine.cuenta_id)
      })
    },
  )

  test('it writes nothing into another’s account, and learns no name of another’s people', async () => {
    const attempts = [
      `update contacto set firstname = 'x' where cuenta_id = '${foreign.cuenta_id}'`,
      `update cuenta set accountname = 'x' where cuenta_id = '${foreign.cuenta_id}'`,
    ]
    await as('portal_app', async (client) => {
      await client.query('begin')
      await open(client, mine.token)
      for (const attempt of attempts) expect((await client.query(attempt)).rowCount, attempt).toBe(0)
      const { rows } = await client.query<{ name: string | null }>('select nombre_de($1) as name', [
        foreign.contactid,
      ])
      expect(rows).toEqual([{ name: null }])
    })
  })

  test('a colaborador is no titular to the functions that ask for one', async () => {
    const { contactid } = await make.contacto({ cuenta_id: mine.cuenta_id, rol: 'colaborador' })
    const token = await session(contactid)
    for (const statement of [
      `select cerrar_accesos('${mine.contactid}')`,
      `select invitar_contacto('\\x01', '${mine.contactid}', 72)`,
    ])
      await expect(
        as('portal_app', async (client) => {
          await client.query('begin')
          await open(client, token)
          await client.query(statement)
        }),
      ).rejects.toMatchObject({ code: 'PDENY' })
  })

  test('it can’t read its person’s second step, nor put on, change or take off one whose secret it was not shown', async () => {
    const { contactid } = await make.contacto()
    const token = await session(contactid)
    await sql`insert into privado.segundo_paso (sujeto, secreto, nuevo) values (${contactid}, 'EL DE HOY', 'EL NUEVO')`.execute(
      database.owner,
    )
    await sql`insert into privado.codigo_recuperacion values (${contactid}, 'AB', 'x')`.execute(
      database.owner,
    )
    await as('portal_app', async (client) => {
      await client.query('begin')
      await open(client, token)
      for (const statement of [
        `select activar_totp('', 1, null, '{}', '{}') as done`,
        `select activar_totp(null, 1, null, '{}', '{}') as done`,
        `select renovar_recuperacion('', '{CD}', '{x}') as done`,
        `select renovar_recuperacion(null, '{CD}', '{x}') as done`,
        `select quitar_mi_totp('', null) as done`,
        `select quitar_mi_totp(null, null) as done`,
      ])
        expect((await client.query(statement)).rows, statement).toEqual([{ done: false }])
      expect((await client.query('select * from mi_segundo_paso()')).rows).toEqual([
        { activo: true, codigos: 1 },
      ])
      await expect(client.query(`select quitar_totp('${contactid}')`)).rejects.toMatchObject({
        code: '42501',
      })
    })
    const { rows } = await sql`
      select secreto, nuevo, principio from privado.segundo_paso join privado.codigo_recuperacion using (sujeto)
      where sujeto = ${contactid}`.execute(database.owner)
    expect(rows).toEqual([{ secreto: 'EL DE HOY', nuevo: 'EL NUEVO', principio: 'AB' }])
  })

  test('an administrador takes no contacto’s second step off, and none of one’s own', async () => {
    const { contactid } = await make.contacto()
    const token = await session(operador.operadorid)
    for (const sujeto of [contactid, operador.operadorid])
      await sql`insert into privado.segundo_paso (sujeto, secreto) values (${sujeto}, 'x')`.execute(
        database.owner,
      )
    await as('portal_proveedor', async (client) => {
      await client.query('begin')
      await client.query(`select abrir_sesion_operador($1, 'administrador', 5)`, [token])
      expect((await client.query('select quitar_totp($1) as taken', [contactid])).rows).toEqual([
        { taken: false },
      ])
      await expect(client.query('select quitar_totp($1)', [operador.operadorid])).rejects.toMatchObject({
        code: 'PDENY',
      })
    })
    const { rows } = await sql`
      select from privado.segundo_paso where sujeto in (${contactid}, ${operador.operadorid})`.execute(
      database.owner,
    )
    expect(rows).toHaveLength(2)
  })

  test('a revisor is no administrador to them', async () => {
    const revisor = await make.operador({ rol: 'revisor' })
    const token = await session(revisor.operadorid)
    for (const statement of [
      `select enlazar_operador('\\x01', '${operador.operadorid}', 72)`,
      `select cerrar_accesos_operador('${operador.operadorid}')`,
      `select quitar_totp('${operador.operadorid}')`,
    ])
      await expect(
        as('portal_proveedor', async (client) => {
          await client.query('begin')
          await client.query(`select abrir_sesion_operador($1, 'revisor', 5)`, [token])
          await client.query(statement)
        }),
      ).rejects.toMatchObject({ code: 'PDENY' })
  })
})

describe('a pinned key of another installation', () => {
  const insert = (key: string, more = ['', '']) =>
    `insert into llave_ajena (nombre, publica, llave${more[0] ?? ''}) values ('Otra', decode(repeat('${key}', 32), 'hex'), repeat('0', 16)${more[1] ?? ''})`
  const asOperador = (token: Buffer, rol: string, statement: string) =>
    as('portal_proveedor', async (client) => {
      await client.query('begin')
      await client.query('select abrir_sesion_operador($1, $2, 5)', [token, rol])
      const { rowCount } = await client.query(statement)
      await client.query('commit')
      return rowCount
    })

  test('is pinned and taken back by an administrador, in their own name, and never changed', async () => {
    const token = await session(operador.operadorid)
    await asOperador(token, 'administrador', insert('0a'))
    for (const statement of [
      insert('0b', [', fijada_por', `, 'nadie'`]),
      `update llave_ajena set publica = decode(repeat('0c', 32), 'hex')`,
      `update llave_ajena set nombre = 'Otro nombre'`,
      `update llave_ajena set quitada = now(), quitada_por = 'nadie'`,
      'delete from llave_ajena',
    ])
      await expect(asOperador(token, 'administrador', statement), statement).rejects.toMatchObject({
        code: '42501',
      })
    const taken = 'update llave_ajena set quitada = now(), quitada_por = yo()'
    expect(await asOperador(token, 'administrador', taken)).toBe(1)
    // It is over: nobody opens it again, and its moment stays.
    expect(await asOperador(token, 'administrador', taken)).toBe(0)
  })

  test('is no revisor’s to write, and no carrier’s to read', async () => {
    const revisor = await make.operador({ rol: 'revisor' })
    const token = await session(revisor.operadorid)
    await expect(asOperador(token, 'revisor', insert('0d'))).rejects.toMatchObject({ code: '42501' })
    await expect(
      as('portal_app', async (client) => {
        await client.query('begin')
        await open(client, mine.token)
        await client.query('select from llave_ajena')
      }),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

describe('what was closed of a month', () => {
  const insert = (more = '') =>
    `insert into cierre (cuenta_id, mes, complementario, quien, transporte, proveedor, controles, choferes, completos, faltan, huella${more && `, ${more.split(' = ')[0] ?? ''}`})
     values ($1, '2026-10', false, 'Ana', '{}', 'Acopio', '[]', 1, 1, 0, repeat('a', 64)${more && `, ${more.split(' = ')[1] ?? ''}`}) returning cierreid`

  test('is written by an administrador, in their own name and of this moment, and never changed', async () => {
    const token = await session(operador.operadorid)
    const id = await as('portal_proveedor', async (client) => {
      await client.query('begin')
      await client.query(`select abrir_sesion_operador($1, 'administrador', 5)`, [token])
      const { rows } = await client.query<{ cierreid: string }>(insert(), [mine.cuenta_id])
      const cierreid = rows[0]?.cierreid
      await client.query(
        `insert into cierre_fila (cierreid, cuenta_id, recursoid, control, estado, nombre, desde, hasta, papeles)
         values ($1, $2, '17x1', 'art', 'falta', 'Prueba, Ana', '2026-10-01', '2026-10-31', '[]')`,
        [cierreid, mine.cuenta_id],
      )
      await client.query('commit')
      return cierreid
    })
    for (const [statement, values] of [
      [`update cierre set faltan = 9 where cierreid = $1`, [id]],
      [`delete from cierre where cierreid = $1`, [id]],
      [`update cierre_fila set estado = 'cumplido' where cierreid = $1`, [id]],
      [`delete from cierre_fila where cierreid = $1`, [id]],
      // One more line, once it is closed.
      [
        `insert into cierre_fila (cierreid, cuenta_id, recursoid, control, estado, nombre, desde, hasta, papeles)
         select cierreid, cuenta_id, '17x1', 'cuil', 'cumplido', 'Prueba, Ana', desde, hasta, '[]' from cierre_fila where cierreid = $1`,
        [id],
      ],
      // Another moment, or another name.
      [insert(`cerrado = '2026-11-02'`), [foreign.cuenta_id]],
      [insert(`cerrado_por = 'nadie'`), [foreign.cuenta_id]],
      [insert(`numero = 1`), [foreign.cuenta_id]],
    ] as const)
      await expect(
        as('portal_proveedor', async (client) => {
          await client.query('begin')
          await client.query(`select abrir_sesion_operador($1, 'administrador', 5)`, [token])
          await client.query(statement, [...values])
        }),
        statement,
      ).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|428C9)$/) as unknown })
    const { rows } = await sql`select estado from cierre_fila where cierreid = ${id}`.execute(database.owner)
    expect(rows).toEqual([{ estado: 'falta' }])
    // Not even the owner, unless the wall is taken down first.
    await expect(
      sql`update cierre set faltan = 9 where cierreid = ${id}`.execute(database.owner),
    ).rejects.toThrow('append-only')
  })

  test('is no revisor’s to write, and no carrier’s', async () => {
    const revisor = await make.operador({ rol: 'revisor' })
    const token = await session(revisor.operadorid)
    await expect(
      as('portal_proveedor', async (client) => {
        await client.query('begin')
        await client.query(`select abrir_sesion_operador($1, 'revisor', 5)`, [token])
        await client.query(insert(), [foreign.cuenta_id])
      }),
    ).rejects.toMatchObject({ code: '42501' })
    const { choferid } = await make.chofer({ cuenta_id: mine.cuenta_id })
    for (const statement of [
      insert(),
      `insert into no_corresponde (cuenta_id, recursoid, control, desde, motivo, estado) values ($1, '${choferid}', 'art', '2026-10', 'Socio', 'aceptado')`,
      `insert into no_corresponde (cuenta_id, recursoid, control, desde, motivo, estado, dicho_por) values ($1, '${choferid}', 'art', '2026-10', 'Socio', 'propuesto', '19x1')`,
    ])
      await expect(
        as('portal_app', async (client) => {
          await client.query('begin')
          await open(client, mine.token)
          await client.query(statement, [mine.cuenta_id])
        }),
        statement,
      ).rejects.toMatchObject({ code: '42501' })
    // Nor does it take its own proposal.
    await as('portal_app', async (client) => {
      await client.query('begin')
      await open(client, mine.token)
      await client.query(
        `insert into no_corresponde (recursoid, cuenta_id, control, desde, motivo, estado) values ($1, $2, 'art', '2026-10', 'Socio', 'propuesto')`,
        [choferid, mine.cuenta_id],
      )
      await expect(
        client.query(`update no_corresponde set estado = 'aceptado' where recursoid = $1`, [choferid]),
      ).rejects.toMatchObject({
        code: '42501',
      })
    })
  })
})

test('who signs in sees nobody’s records', async () => {
  const rows = await as('portal_ingreso', async (client) => {
    await client.query('begin')
    return found(client)
  })
  expect(Object.keys(rows).filter((name) => !everybodys.includes(name))).toEqual([])
})
