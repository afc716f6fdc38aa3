import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, open, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  search: string
  estado: string
  choferid: string
  telefono: string
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

const linea = `historialid, docrechistorial_estado, createdtime, tiporecurso, recursoid, choferid, dominioid, dominio, marca, nombre,
  tipodocumento, documentoid, actor_nombre, nota`

/** A page of rows that each carry the total. */
function paged(rows: { total?: number }[], pagesize: number) {
  const total = rows[0]?.total ?? 0
  for (const row of rows) delete row.total
  return { success: true, result: { records: rows, page: 1, pagesize, total, moreRecords: total > pagesize } }
}

app.post<{ Body: Body }>('/historial', async ({ body: { cuenta, pagesize } }) => {
  const { rows } = await pool.query<{ total?: number }>({
    name: 'historial',
    text: `select ${linea}, (select count(*) from historial where cuenta_id = $1) as total
      from historial where cuenta_id = $1 order by createdtime, historialid limit $2`,
    values: [cuenta, pagesize],
  })
  return paged(rows, pagesize)
})

app.post<{ Body: Body }>('/historial-buscado', async ({ body: { cuenta, pagesize, search, estado } }) => {
  const { rows } = await pool.query<{ total?: number }>({
    name: 'historial-buscado',
    text: `select ${linea}, count(*) over () as total from historial
      where cuenta_id = $1 and docrechistorial_estado = $3 and texto like '%' || $4 || '%'
      order by createdtime, historialid limit $2`,
    values: [cuenta, pagesize, estado, search],
  })
  return paged(rows, pagesize)
})

/** The counters alone: what the product's answer has beside them is not asked of the floor. */
app.post<{ Body: Body }>('/tablero', async ({ body: { cuenta } }) => {
  const { rows } = await pool.query<Record<string, number>>({
    name: 'tablero',
    text: `select count(*) filter (where estado = 'pendiente' and obligatorio) as pendientes,
        count(*) filter (where estado = 'rechazado') as rechazados, count(*) filter (where estado = 'activo') as activos,
        count(*) filter (where estado = 'en revision') as "enRevision", count(*) filter (where estado = 'vencido') as vencidos,
        count(*) filter (where estado = 'bloqueado') as bloqueados
      from casilla where cuenta_id = $1 and exigible and estado_recurso = 'ACTIVO'`,
    values: [cuenta],
  })
  return { success: true, result: rows[0] }
})

app.post<{ Body: Body }>('/guardar', async ({ body: { cuenta, choferid, telefono } }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({
      name: 'guardar',
      text: 'update chofer set telefono = $3, version = version + 1 where cuenta_id = $1 and choferid = $2',
      values: [cuenta, choferid, telefono],
    })
    await client.query({
      name: 'auditar',
      text: `insert into auditoria (actor, cuenta_id, accion, objeto, request_id) values ($1, $1, 'SaveChofer', $2, $2)`,
      values: [cuenta, choferid],
    })
    await client.query('commit')
    const { rows } = await client.query<object>({
      name: 'chofer',
      text: `select c.*, (select json_agg(s order by s.orden) from casilla s where s.cuenta_id = $1 and s.recursoid = $2) as casillas
        from chofer_con_aptitud c where c.cuenta_id = $1 and c.choferid = $2`,
      values: [cuenta, choferid],
    })
    return { success: true, result: { records: rows } }
  } finally {
    client.release()
  }
})

app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) => {
  done(null, bytes)
})
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-piso-'))

/** On disk for good before it is recorded: written aside, synced, renamed, and the folder synced. */
app.post<{ Body: Buffer; Querystring: { cuenta: string } }>(
  '/subir',
  { bodyLimit: 3_000_000 },
  async (request) => {
    const sha256 = createHash('sha256').update(request.body).digest('hex')
    const clave = randomBytes(16).toString('hex')
    const file = await open(join(folder, `${clave}.tmp`), 'w')
    await file.writeFile(request.body)
    await file.sync()
    await file.close()
    await rename(join(folder, `${clave}.tmp`), join(folder, clave))
    const parent = await open(folder)
    await parent.sync()
    await parent.close()
    const { rows } = await pool.query<object>({
      name: 'subir',
      text: `insert into archivo (cuenta_id, nombre, size, sha256, mediatype, clave) values ($1, 'papel.bmp', $2, $3, 'image/bmp', $4)
      returning archivoid, nombre, size, mediatype`,
      values: [request.query.cuenta, request.body.length, sha256, clave],
    })
    return { success: true, result: { records: rows } }
  },
)

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
