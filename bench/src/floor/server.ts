import { randomBytes } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import fastify from 'fastify'
import pg from 'pg'

/**
 * The floor: the same answers from the same database by a bare Fastify and the bare driver. No session is checked, no
 * input, no output, no tenant; nothing is limited and nothing is audited.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 4 })
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const app = fastify()

interface Body {
  cuenta: string
  pagesize: number
  username: string
  password: string
}

app.post<{ Body: Body }>('/choferes', async ({ body: { cuenta, pagesize } }) => {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ total?: number }>({
      name: 'choferes',
      text: `with pagina as (
          select choferid, row_number() over (order by apellido, nombre, choferid) as lugar, count(*) over () as total
          from chofer where cuenta_id = $1 order by lugar limit $2)
        select c.choferid, c.nombre_completo as nombre, c.tipo_documento, c.documento, c.cuil, c.estado_cuenta, c.aptitud,
          c.motivos, c.faltantes, c.proximo_vencimiento, c.foto, pagina.total
        from pagina join chofer_con_aptitud c on c.choferid = pagina.choferid and c.cuenta_id = $1
        order by pagina.lugar`,
      values: [cuenta, pagesize],
    })
    const total = rows[0]?.total ?? 0
    for (const row of rows) delete row.total
    return {
      success: true,
      result: { records: rows, page: 1, pagesize, total, moreRecords: total > pagesize },
    }
  } finally {
    client.release()
  }
})

app.post<{ Body: Body }>('/login', async ({ body: { username, password } }) => {
  const { rows } = await pool.query<{ contactid: string; hash: string }>({
    name: 'credencial',
    text: `select c.contactid, c.firstname as contact_firstname, c.lastname as contact_lastname, a.cuenta_id as accountid,
        a.accountname, a.logo, a.estado, a.estado_motivo, c.rol, k.hash
      from contacto c join cuenta a using (cuenta_id) join privado.credencial k on k.sujeto = c.contactid
      where lower(c.email) = lower($1)`,
    values: [username],
  })
  const [found] = rows
  if (!found || !(await verify(found.hash, password))) return { success: false }
  await pool.query({
    name: 'sesion',
    text: 'insert into privado.sesion (token_hash, sujeto) values ($1, $2)',
    values: [randomBytes(32), found.contactid],
  })
  const { hash, ...login } = found
  return { success: hash !== '', result: { login: { ...login, duration: 5 } } }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.stdout.write('listening\n')
