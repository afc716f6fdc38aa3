import pg from 'pg'
import { median } from '@portal/bench/median.ts'
import { people } from '@portal/bench/page/people.ts'
import { carrierDoor, named } from '@portal/contract/door.ts'
import { startProduct } from '../crash/product.ts'
import type { Row } from '../promises.ts'

/** How long the door takes to say no to an e-mail that is somebody's and to one that is nobody's: who asks must not tell them apart. */

const pairs = 80
const goalMs = 5

export async function compareSignInTimes(): Promise<readonly Row[]> {
  const product = await startProduct()
  const client = new pg.Client({ connectionString: await product.ownerUrl() })
  await client.connect()
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const timed = async (username: string) => {
    // What waits for a limit says nothing of the password.
    await client.query('delete from limite')
    const began = performance.now()
    const answer = await fetch(product.url + carrierDoor.url, {
      method: 'POST',
      headers: { origin: product.url, 'content-type': 'application/json' },
      body: JSON.stringify({ ...named('login', carrierDoor), username, password: 'no es esta clave' }),
    })
    const text = await answer.text()
    if (!text.includes('1210')) throw new Error(`another answer than «wrong»: ${text}`)
    return performance.now() - began
  }
  try {
    for (let n = 0; n < pairs; n++) {
      // By turns, so that neither has the quieter half.
      const known = async () => times.known.push(await timed(people.ana.username))
      const unknown = async () => times.unknown.push(await timed(`nadie${n}@ficcion-del-sur.example`))
      for (const one of n % 2 === 0 ? [known, unknown] : [unknown, known]) await one()
    }
    const [known, unknown] = [median(times.known), median(times.unknown)]
    const apart = Math.abs(known - unknown)
    return [
      {
        what: `ingreso: medianas de un email conocido y de uno que no (${pairs} de cada uno)`,
        measured: `${known.toFixed(1)} y ${unknown.toFixed(1)} ms, a ${apart.toFixed(1)} ms`,
        goal: `≤ ${goalMs} ms`,
        holds: apart <= goalMs,
      },
    ]
  } finally {
    await client.end()
    await product.stop()
  }
}
