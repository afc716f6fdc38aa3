import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { Refusal, type CarrierOperations } from '@portal/contract'
import { carrierDoor, named, pedidoAddresses } from '@portal/contract/door.ts'
import sharp from 'sharp'
import { vi } from 'vitest'
import { outsideClient, type TestApp } from './app.ts'
import { password } from './make.ts'
import { makePdf } from './makePdf.ts'
import { signedInOperador } from './people.ts'
import { walk, type Walker } from './walk.ts'

/** The walk of `walk.ts` through the door of programs, once in each test application: its people have their e-mails from then on. */

/** One call of the walk: what was sent beside `_operation`, `mode` and `_session`, and the whole answer. */
export interface Exchange {
  operation: keyof CarrierOperations
  input: Record<string, unknown>
  answer: unknown
}

const authorization = `Basic ${Buffer.from(`${outsideClient.user}:${outsideClient.password}`).toString('base64')}`

type Sending = 'JSON' | 'a form'

/** As a form carries them. */
const asForm = (call: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(call).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )

/** An outside client that notes all it says and hears. */
function client(app: TestApp, url: string, sends: Sending, exchanges: Exchange[]): Walker {
  let session: string | undefined
  const upload = async (name: string, bytes: Buffer): Promise<string> => {
    const form = new FormData()
    form.set('_operation', 'upfile')
    form.set('_session', session ?? '')
    form.set('data', new Blob([new Uint8Array(bytes)]), name)
    const answer = await fetch(`${url}/api/upfile`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    })
    const { result } = (await answer.json()) as { result: { records: [{ archivoid: string }] } } // a good upload
    return result.records[0].archivoid
  }
  return {
    async call(operation, input) {
      const call = {
        ...named(operation, carrierDoor),
        ...(session !== undefined && { _session: session }),
        ...input,
      }
      const response = await fetch(`${url}/api/mobile`, {
        method: 'POST',
        ...(sends === 'JSON'
          ? { headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(call) }
          : { headers: { authorization }, body: asForm(call) }),
      })
      const answer = (await response.json()) as { success: boolean; result: never; error: never } // one of both, by success
      if (!answer.success) throw new Refusal(answer.error, response.status)
      exchanges.push({ operation, input, answer })
      const result: unknown = answer.result
      if (operation === 'login') session = (result as { login: { session: string } }).login.session
      if (operation === 'logout') session = undefined
      return answer.result
    },
    upload: async (name) => upload(name, await makePdf()),
    uploadPicture: async (name) =>
      upload(
        name,
        await sharp({ create: { width: 40, height: 40, channels: 3, background: '#246' } })
          .png()
          .toBuffer(),
      ),
    async deliver(enlace, posicion) {
      const form = new FormData()
      form.set('token', enlace.slice(enlace.indexOf('#') + 1))
      form.set('posicion', posicion)
      form.set('entrega', crypto.randomUUID())
      form.set('data', new Blob([new Uint8Array(await makePdf())]), 'alta.pdf')
      const answer = await fetch(`${url}${pedidoAddresses.archivo}`, {
        method: 'POST',
        headers: { origin: url, 'sec-fetch-site': 'same-origin' },
        body: form,
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    fromMail: (email, shape) =>
      vi.waitFor(async () => {
        const [found] = shape.exec((await app.mailbox(email)).at(-1)?.texto ?? '') ?? []
        if (found === undefined) throw new Error(`no mail to ${email} holds ${shape.source}`)
        return found
      }),
  }
}

/** Everybody whom the walk meets, and all that it said and heard. */
export async function walkThrough(app: TestApp, url: string, sends: Sending): Promise<Exchange[]> {
  const { cuenta_id } = await app.make.cuenta({
    accountname: 'Ana Ríos',
    cuit: '30712345671',
    email: 'oficina@transportes-del-ejemplo.example',
  })
  const { email } = await app.make.contacto({
    cuenta_id,
    rol: 'titular',
    firstname: 'Ana',
    lastname: 'Ríos',
    email: 'ana@transportes-del-ejemplo.example',
  })
  const asks = {
    firstname: 'Irene',
    lastname: 'Paz',
    email: 'irene@transportes-del-ejemplo.example',
    mobile: '+5492983555019',
  }
  const { registroid } = await app.make.registro(asks)
  const { operadorid: pedida_por } = await app.make.operador()
  const vence = new Date(Date.now() + 86_400_000).toISOString()
  await app.owner
    .insertInto('propuesta')
    .values({ cuenta_id, registroid, ...asks, pedida_por, vence })
    .execute()
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  const { records } = await administrador.call('SaveOperacion', {
    operacionid: '0',
    values: { nombre: 'Planta Norte', sede: 'Ruta del Ejemplo, km 12' },
  })
  await administrador.call('SaveCuentasOperacion', {
    operacionid: records[0]?.operacionid ?? '',
    cuentas: [cuenta_id],
  })
  const invited = 'oficina@fletes-de-ejemplo.example'
  await administrador.call('InvitarTransportes', { lineas: [`30-71234569-8 ${invited} Fletes de Ejemplo`] })
  await app.owner
    .insertInto('ajuste')
    .values({ clave: 'soporte_email', valor: '"ayuda@proveedor.example"' })
    .execute()
  const exchanges: Exchange[] = []
  await walk(client(app, url, sends, exchanges), {
    email,
    invited,
    password,
    finDeToken: sumarDias(hoyEnBuenosAires(), 90),
  })
  return exchanges
}
