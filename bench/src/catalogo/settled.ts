import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Until all that is kept was looked at through the last change of the catalogue, and none of it is to be renewed. */
export async function settled(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, async (owner) => {
    for (;;) {
      const { rows } = await owner.query<{ done: boolean }>(
        `select not exists (select from cuenta c where not exists (select from catalogo_al_dia d where d.cuenta_id = c.cuenta_id))
          and not exists (select from veredicto where hasta < hoy()) as done`,
      )
      if (rows[0]?.done === true) return
      await sleep(250)
    }
  })
}

/** How many of a sample of a thousand are kept as something that they aren't. */
export async function wrongOf(ownerUrl: string): Promise<number> {
  return withClient(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ wrong: number }>(
      `select count(*) filter (where revisar_veredicto(cuenta_id, recursoid))::int as wrong
       from (select cuenta_id, recursoid from veredicto order by random() limit 1000) v`,
    )
    return rows[0]?.wrong ?? NaN
  })
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
