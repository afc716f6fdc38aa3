import { carrierDoor, named } from '@portal/contract/door.ts'
import { envelopeIn, kindOf } from '../envelope.ts'
import { authorizationOf } from '../remote.ts'
import { smallestCall } from '../salud.ts'
import type { BackOfficeSettings } from '../../settings.ts'
import type { Finding } from '../../finding.ts'
import { whyNot } from './whyNot.ts'

const what = 'Sistema del proveedor'
const waitMs = 15_000

/** Whether there is such a server at that address, speaks the protocol, and takes the credentials. */
export async function checkWay(backoffice: BackOfficeSettings): Promise<Finding> {
  const { url, dialect } = backoffice
  const { operation, input } = smallestCall(dialect)
  const bad = (sentence: string): Finding => ({ what, level: 'mal', sentence })
  const began = performance.now()
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: authorizationOf(backoffice),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...named(operation, carrierDoor), ...input }),
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMs),
    })
    const text = await response.text()
    const { status } = response
    const location = response.headers.get('location')
    if (status >= 300 && status < 400)
      return bad(
        `manda a otra dirección (${location ?? 'no dice cuál'}): poné la que corresponde en BACKOFFICE_URL.`,
      )
    const envelope = envelopeIn(text)
    if (status === 401 && (!envelope || !dialect.sesion.con401))
      return bad(
        'no acepta BACKOFFICE_USER y BACKOFFICE_PASSWORD: pedí las credenciales del portal a quien lo cuida.',
      )
    if (!envelope) {
      const { title } = kindOf(text)
      const page = title === undefined ? '' : `, una página que dice «${title}»`
      return bad(
        `lo que hay en ${url} no habla este protocolo (HTTP ${status}${page}): revisá BACKOFFICE_URL.`,
      )
    }
    const ms = Math.round(performance.now() - began)
    return { what, level: 'bien', sentence: `${url} contesta en ${ms} ms y acepta las credenciales.` }
  } catch (error) {
    return bad(whyNot(error, new URL(url)))
  }
}
