import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Integer, Null, OctetString } from 'asn1js'
import { AlgorithmIdentifier, id_sha256, MessageImprint, TimeStampReq, TimeStampResp } from 'pkijs'
import { autoridadesDe, comprobarSello, maxSello, type Sello } from '@portal/legajo/sello.ts'
import { Agent } from 'undici'
import { reasonOf } from '../finding.ts'
import { InnerAddressError, unbracketed, type PublicAddresses } from '../webhooks/publicAddress.ts'
import { SelloError, type Sellado, type SelladorOptions } from './sellado.ts'

/** Its clock may be so far from ours, and ours from it. */
const maxSkewMs = 10 * 60_000

/** In which of its words an authority says no (RFC 3161, 2.4.2). */
const granted: readonly number[] = [0, 1]

/**
 * Asks an authority for a stamp on the 32 bytes of a root, and holds what comes to what was asked before anybody keeps it: the
 * root, the number that was sent along, the signature, its certificate and its clock.
 */
export async function pedirSello(
  raiz: string,
  { url, ca, addresses, deadlineMs = 20_000 }: SelladorOptions,
): Promise<Sellado> {
  const autoridades = ca === undefined ? [] : await readAutoridades(ca)
  // A positive number of 8 bytes, as every authority reads one.
  const nonce = randomBytes(8)
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40
  const answer = await ask(new URL(url), { body: questionOf(raiz, nonce), addresses, deadlineMs })
  const token = tokenIn(answer)
  const { sello, nonce: given, problema } = await comprobarSello(token, raiz, autoridades)
  if (problema !== undefined || !sello) throw new SelloError(wrong[problema ?? 'no se lee'])
  if (!given || !Buffer.from(given).equals(nonce))
    throw new SelloError('contestó otra pregunta: el número que devuelve no es el que se le mandó')
  requireNow(sello)
  return { token, sello }
}

const wrong = {
  'no se lee': 'lo que contestó no se entiende',
  'otra raiz': 'selló otra cosa que lo que se le mandó',
  firma: 'la firma de lo que contestó no es buena',
  certificado: 'firmó con un certificado que no es para sellos de tiempo',
  vencido: 'firmó con un certificado que no estaba en vigencia',
  ajena: 'su certificado no lleva a ninguno de los de TSA_CA',
} as const

function requireNow({ momento }: Sello): void {
  if (Math.abs(Date.parse(momento) - Date.now()) > maxSkewMs)
    throw new SelloError(`dice que son las ${momento}: su reloj o el de este servidor no anda bien`)
}

async function readAutoridades(file: string) {
  try {
    return autoridadesDe(await readFile(file))
  } catch (error) {
    throw new SelloError(`no se pueden leer los certificados de TSA_CA, ${file} (${reasonOf(error)})`)
  }
}

function questionOf(raiz: string, nonce: Uint8Array): Buffer {
  const hash = createHash('sha256').update(Buffer.from(raiz, 'hex')).digest()
  const question = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: id_sha256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: new Uint8Array(hash) }),
    }),
    nonce: new Integer({ valueHex: new Uint8Array(nonce) }),
    certReq: true,
  })
  return Buffer.from(question.toSchema().toBER())
}

function tokenIn(answer: Buffer): Buffer {
  let response: TimeStampResp
  try {
    response = TimeStampResp.fromBER(new Uint8Array(answer))
  } catch {
    throw new SelloError(wrong['no se lee'])
  }
  const { status, statusStrings } = response.status
  if (!granted.includes(status)) {
    const why = (statusStrings ?? []).map(({ valueBlock }) => valueBlock.value).join(' ')
    throw new SelloError(`no quiso sellar (${status}${why === '' ? '' : `: ${why.slice(0, 200)}`})`)
  }
  if (!response.timeStampToken) throw new SelloError(wrong['no se lee'])
  return Buffer.from(response.timeStampToken.toSchema().toBER())
}

interface Question {
  body: Buffer
  addresses: PublicAddresses
  deadlineMs: number
}

/** By POST, following nobody anywhere; of an answer without an end no more is read than a stamp can be. */
async function ask(to: URL, { body, addresses, deadlineMs }: Question): Promise<Buffer> {
  const { hostname, origin, pathname, search, username, password } = to
  if (!addresses.mayAsk(unbracketed(hostname))) throw new SelloError(inner)
  const agent = new Agent({
    connections: 1,
    connect: { lookup: addresses.lookup, timeout: 5_000 },
    headersTimeout: deadlineMs,
    bodyTimeout: deadlineMs,
    maxHeaderSize: 16_384,
  })
  try {
    const answer = await agent.request({
      origin,
      path: pathname + search,
      method: 'POST',
      headers: {
        'content-type': 'application/timestamp-query',
        'user-agent': 'Portal',
        ...(username !== '' && {
          authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
        }),
      },
      body,
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (answer.statusCode !== 200) throw new SelloError(`contestó ${answer.statusCode}`)
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      // a body of bytes
      length += chunk.length
      if (length > maxSello) throw new SelloError(wrong['no se lee'])
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    if (error instanceof SelloError) throw error
    if (error instanceof InnerAddressError) throw new SelloError(inner)
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new SelloError(`no contestó en ${Math.round(deadlineMs / 1000)} segundos`)
    throw new SelloError(`no se llega a ella (${reasonOf(error)})`)
  } finally {
    await agent.destroy()
  }
}

const inner = 'su dirección no es de internet: si está en tu red, nombrala en WEBHOOK_HOSTS'
