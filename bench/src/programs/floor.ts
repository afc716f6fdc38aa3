import { createHash } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'

/** The floor of what programs ask: whose the token is and the stored verdict, in one message, by a bare Fastify and driver. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 4 })
const app = fastify()

app.get<{ Querystring: { dominio: string } }>('/api/v1/aptitud', async ({ query, headers }) => {
  const token = (headers.authorization ?? '').slice('Bearer '.length)
  const { rows } = await pool.query<{ respuesta: object }>({
    name: 'veredicto',
    text: `select respuesta from piso.veredicto
      where cuenta_id = (select t.cuenta_id from privado.clave_de_token c join token t using (tokenid) where token_hash = $1)
        and dominio = $2`,
    values: [createHash('sha256').update(token).digest(), query.dominio],
  })
  return rows[0]?.respuesta ?? { apto: 'desconocido' }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.stdout.write('listening\n')
