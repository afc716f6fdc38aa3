import type { Result } from '@portal/contract'
import { hoyEnBuenosAires, sumarAlPeriodo } from '@portal/contract/calendario.ts'
import { named, providerDoor } from '@portal/contract/door.ts'
import { demoPassword, people } from '../portal.ts'

/** The demonstration's legajo of a year, as an administrador downloads it, and the same with a byte of a paper changed. */
export async function bringLegajos(origin: string): Promise<{ intacto: Buffer; alterado: Buffer }> {
  let cookie = ''
  const ask = async <Name extends 'LoginOperador' | 'ListCuentas' | 'PrepararLegajo'>(
    name: Name,
    input: object,
  ): Promise<Result<Name>> => {
    const answer = await fetch(origin + providerDoor.url, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...named(name, providerDoor), ...input }),
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const { success, result } = (await answer.json()) as { success: boolean; result: Result<Name> } // what the contract promises
    if (!success) throw new Error(`${name} was refused`)
    return result
  }
  await ask('LoginOperador', { username: people.administrador, password: demoPassword })
  const { records: cuentas } = await ask('ListCuentas', { search: 'Ficción del Sur' })
  const hasta = hoyEnBuenosAires().slice(0, 7)
  const desde = sumarAlPeriodo(hasta, -11)
  const { records } = await ask('PrepararLegajo', { cuentaid: cuentas[0]?.cuentaid, desde, hasta })
  const answer = await fetch(origin + (records[0]?.url ?? ''), { headers: { cookie } })
  if (!answer.ok) throw new Error(`the legajo was refused: ${String(answer.status)}`)
  const intacto = Buffer.from(await answer.arrayBuffer())
  const alterado = Buffer.from(intacto)
  const at = alterado.indexOf('%PDF') + 40
  alterado[at] = (alterado[at] ?? 0) ^ 1
  return { intacto, alterado }
}
