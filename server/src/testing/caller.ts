import {
  Refusal,
  type CarrierOperations,
  type OperationName,
  type ProviderOperations,
  type RefusalBody,
  type Request,
  type Result,
} from '@portal/contract'
import { addresses, carrierDoor, named, providerDoor } from '@portal/contract/door.ts'
import type { LightMyRequestResponse } from 'fastify'
import { baseUrl, type TestApp } from './app.ts'
import { tellSecrets, tellSecretsOf } from './logs.ts'

/** A browser at one of the doors: its calls carry its cookie and come from our own page. */
export interface Caller<Table> {
  /** Throws the refusal that the server answered. */
  call: <Name extends keyof Table & OperationName>(
    operation: Name,
    input: Request<Name>,
    headers?: Record<string, string>,
  ) => Promise<Result<Name>>
  /** The bare answer, for tests of the door itself. */
  send: (
    operation: string,
    input?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  /** Where carriers upload, unless `url` says otherwise. */
  upload: (
    files: readonly UploadFile[],
    fields?: Record<string, string>,
    url?: string,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  get: (url: string) => Promise<LightMyRequestResponse>
}

export type CarrierCaller = Caller<CarrierOperations>
export type ProviderCaller = Caller<ProviderOperations>

export interface UploadFile {
  name: string
  bytes: Buffer
  /** `data` unless said otherwise. */
  field?: string
}

const doors = { portal: carrierDoor, consola: providerDoor } as const

export function caller<Table>(
  app: Pick<TestApp, 'http'>,
  door: keyof typeof doors,
  token?: string,
): Caller<Table> {
  tellSecrets(token)
  const cookies: Record<string, string> = token === undefined ? {} : { [`${door}_sesion`]: token }

  const send: Caller<Table>['send'] = async (operation, input = {}, headers = {}) => {
    tellSecretsOf(input)
    const answer = await app.http.inject({
      method: 'POST',
      url: doors[door].url,
      headers: { origin: baseUrl, 'content-type': 'application/json', ...headers },
      cookies,
      payload: JSON.stringify({ ...named(operation, doors[door]), ...input }),
    })
    tellSecrets(...answer.cookies.map(({ value }) => value))
    // What the browser is called stays with it.
    const navegador = answer.cookies.find(({ name }) => name === `${door}_navegador`)
    if (navegador) cookies[navegador.name] = navegador.value
    return answer
  }

  return {
    send,
    call: async (operation, input, headers) =>
      resultOf(await send(operation, { ...input }, headers)) as Result<typeof operation>, // the server held it to the contract
    upload: (files, fields = {}, url: string = addresses.upfile, headers = {}) => {
      const { payload, contentType } = multipart(files, fields)
      return app.http.inject({
        method: 'POST',
        url,
        headers: { origin: baseUrl, 'content-type': contentType, ...headers },
        cookies,
        payload,
      })
    },
    get: (url) => app.http.inject({ method: 'GET', url, cookies }),
  }
}

/** Nobody: a browser without a session. */
export const anonymous = (app: TestApp): CarrierCaller => caller(app, 'portal')
export const anonymousAtConsole = (app: TestApp): ProviderCaller => caller(app, 'consola')

type Answer = { success: true; result: unknown } | { success: false; error: RefusalBody }

/** The result of an answered envelope; throws the refusal in it. */
export function resultOf(response: LightMyRequestResponse): unknown {
  const answer = response.json<Answer>()
  if (!answer.success) throw new Refusal(answer.error, response.statusCode)
  return answer.result
}

/** A multipart body as browsers write it: fields first, names in UTF-8. */
export function multipart(files: readonly UploadFile[], fields: Record<string, string>) {
  const boundary = '----prueba-0123456789'
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ name, bytes, field = 'data' }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
          'Content-Type: application/octet-stream\r\n\r\n',
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  return { payload: Buffer.concat(parts), contentType: `multipart/form-data; boundary=${boundary}` }
}
