import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Certificate,
  CertificateChainValidationEngine,
  ContentInfo,
  ExtKeyUsage,
  id_eContentType_TSTInfo,
  SignedData,
  TSTInfo,
  type RelativeDistinguishedNames,
  type SignerInfo,
} from 'pkijs'
import { hexToBytes } from '@noble/hashes/utils.js'

/**
 * A stamp of time by a third party, as RFC 3161 says it: that somebody else's clock saw the 32 bytes of a night's root. Reading
 * certificates is the library's, and signatures are the machine's own (WebCrypto).
 */
export interface Sello {
  /** What its clock said, in UTC. */
  momento: string
  /** Whose certificate signed, and who issued the last one that came with it, as they call themselves. */
  autoridad: string
  emisor: string
  /** Whether it leads to a certificate that whoever verifies brought. */
  reconocida: boolean
}

/** `vencido`: the certificate was not in force when it signed. `ajena`: it leads to no certificate that was brought. */
export type ProblemaDeSello = 'no se lee' | 'otra raiz' | 'firma' | 'certificado' | 'vencido' | 'ajena'

export interface ExamenDeSello {
  sello: Sello | undefined
  problema: ProblemaDeSello | undefined
  /** Given back as it was asked; none where none was. */
  nonce: Uint8Array<ArrayBuffer> | undefined
}

/** Of a page that came over plain HTTP the browser lends no cryptography: then a stamp is not looked at, which is no good news. */
export const puedeComprobarSellos = (): boolean => 'subtle' in globalThis.crypto

/** A token of a few certificates is some 6 kB. */
export const maxSello = 64_000

const oid = {
  timeStamping: '1.3.6.1.5.5.7.3.8',
  extKeyUsage: '2.5.29.37',
  contentType: '1.2.840.113549.1.9.3',
  /** The certificate that is meant, by its hash: RFC 2634 with SHA-1, RFC 5035 with any. */
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
} as const

/** What signatures and hashes of certificates are made with; SHA-1 is none that a signature may lean on. */
const strong: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}

class Wrong extends Error {
  readonly problema: ProblemaDeSello
  constructor(problema: ProblemaDeSello) {
    super(problema)
    this.problema = problema
  }
}

/** Holds a token against the root that it is of, in hexadecimal. `autoridades`: certificates that it has to lead to, where any are known. */
export async function comprobarSello(
  token: Uint8Array,
  raiz: string,
  autoridades: readonly Certificate[] = [],
): Promise<ExamenDeSello> {
  let nonce: ExamenDeSello['nonce']
  try {
    const { signed, info } = read(token)
    nonce = info.nonce && new Uint8Array(info.nonce.valueBlock.valueHexView)
    const [signer] = signed.signerInfos
    if (!signer || signed.signerInfos.length !== 1) throw new Wrong('no se lee')
    const data = new Uint8Array(hexToBytes(raiz))
    await requireImprint(info, data)
    const certificate = await requireSigned(signed, signer, data)
    await requireMeant(signer, certificate)
    requireForStamps(certificate)
    const at = info.genTime
    if (at < certificate.notBefore.value || at > certificate.notAfter.value) throw new Wrong('vencido')
    const certificates = (signed.certificates ?? []).filter((each) => each instanceof Certificate)
    const chain = await chainOf(certificate, certificates)
    const reconocida = autoridades.length > 0 && (await leadsTo(autoridades, chain, at))
    const top = chain.at(-1) ?? certificate
    const sello = {
      momento: at.toISOString(),
      autoridad: nameIn(certificate.subject),
      emisor: nameIn(top.issuer),
      reconocida,
    }
    return { sello, nonce, problema: autoridades.length > 0 && !reconocida ? 'ajena' : undefined }
  } catch (error) {
    return { sello: undefined, nonce, problema: error instanceof Wrong ? error.problema : 'no se lee' }
  }
}

/** Certificates of a file as authorities give them out: in PEM, one or several, or a single one in DER. Throws of what is none. */
export function autoridadesDe(file: string | Uint8Array): Certificate[] {
  const pem = typeof file === 'string' ? file : new TextDecoder('latin1').decode(file)
  const found = [...pem.matchAll(/-----BEGIN CERTIFICATE-----([A-Za-z\d+/=\s]+)-----END CERTIFICATE-----/g)]
  if (found.length === 0) {
    if (typeof file === 'string') throw new Error('no certificate in PEM')
    return [Certificate.fromBER(new Uint8Array(file))]
  }
  return found.map(([, body = '']) =>
    Certificate.fromBER(Uint8Array.from(atob(body.replace(/\s/g, '')), (char) => char.charCodeAt(0))),
  )
}

function read(token: Uint8Array): { signed: SignedData; info: TSTInfo } {
  if (token.length > maxSello) throw new Wrong('no se lee')
  const { offset, result } = fromBER(new Uint8Array(token))
  if (offset !== token.length) throw new Wrong('no se lee')
  const signed = new SignedData({ schema: new ContentInfo({ schema: result }).content })
  const { eContentType, eContent } = signed.encapContentInfo
  if (eContentType !== id_eContentType_TSTInfo || !(eContent instanceof OctetString))
    throw new Wrong('no se lee')
  // The very bytes whose hash is signed.
  return { signed, info: TSTInfo.fromBER(eContent.getValue()) }
}

async function requireImprint(info: TSTInfo, data: Uint8Array<ArrayBuffer>): Promise<void> {
  const { hashAlgorithm, hashedMessage } = info.messageImprint
  const hash = strong[hashAlgorithm.algorithmId]
  if (hash === undefined || !same(await digest(hash, data), hashedMessage.valueBlock.valueHexView))
    throw new Wrong('otra raiz')
}

async function requireSigned(
  signed: SignedData,
  signer: SignerInfo,
  data: Uint8Array<ArrayBuffer>,
): Promise<Certificate> {
  const type = attribute(signer, oid.contentType)
  if (oidOf(type) !== id_eContentType_TSTInfo) throw new Wrong('firma')
  if (!(signer.digestAlgorithm.algorithmId in strong)) throw new Wrong('firma')
  const { signatureVerified, signerCertificate } = await signed
    .verify({ signer: 0, data: data.buffer, checkChain: false, extendedMode: true })
    .catch(() => ({ signatureVerified: false, signerCertificate: null }))
  if (signatureVerified !== true || !signerCertificate) throw new Wrong('firma')
  return signerCertificate
}

/** The certificate is named in what is signed (RFC 3161, 2.4.1): no other one with the same key passes for it. */
async function requireMeant(signer: SignerInfo, certificate: Certificate): Promise<void> {
  const encoded = new Uint8Array(certificate.toSchema(true).toBER())
  for (const [name, usual] of [
    [oid.signingCertificateV2, 'SHA-256'],
    [oid.signingCertificate, 'SHA-1'],
  ] as const) {
    const said = attribute(signer, name)
    if (!(said instanceof Sequence)) continue
    const [ids] = said.valueBlock.value
    const [id] = ids instanceof Sequence ? ids.valueBlock.value : []
    const parts = id instanceof Sequence ? id.valueBlock.value : []
    const hash = parts.find((part) => part instanceof OctetString)
    const [algorithm] = parts
    const other = algorithm instanceof Sequence ? oidOf(algorithm.valueBlock.value[0]) : undefined
    const used = other === undefined ? usual : strong[other]
    if (hash && used !== undefined && same(await digest(used, encoded), hash.valueBlock.valueHexView)) return
    throw new Wrong('certificado')
  }
  throw new Wrong('certificado')
}

/** As the library decoded it. */
const attribute = (signer: SignerInfo, type: string): unknown =>
  signer.signedAttrs?.attributes.find((each) => each.type === type)?.values[0]

const oidOf = (value: unknown): string | undefined =>
  value instanceof ObjectIdentifier ? value.getValue() : undefined

/** For stamps and nothing else, and said so that nobody may overlook it (RFC 3161, 2.3). */
function requireForStamps(certificate: Certificate): void {
  const usage = certificate.extensions?.find(({ extnID }) => extnID === oid.extKeyUsage)
  const purposes = usage?.parsedValue instanceof ExtKeyUsage ? usage.parsedValue.keyPurposes : []
  if (usage?.critical !== true || purposes.length !== 1 || purposes[0] !== oid.timeStamping)
    throw new Wrong('certificado')
}

/** From the certificate up to the last issuer that came along. */
async function chainOf(certificate: Certificate, all: readonly Certificate[]): Promise<Certificate[]> {
  const chain = [certificate]
  for (let last = certificate; chain.length <= all.length;) {
    const above: Certificate[] = []
    for (const each of all)
      if (
        !chain.includes(each) &&
        each.subject.isEqual(last.issuer) &&
        (await last.verify(each).catch(() => false))
      )
        above.push(each)
    const [next] = above
    if (!next) break
    chain.push(next)
    last = next
  }
  return chain
}

async function leadsTo(
  trustedCerts: readonly Certificate[],
  chain: readonly Certificate[],
  checkDate: Date,
): Promise<boolean> {
  // The last one is whose way is looked for.
  const engine = new CertificateChainValidationEngine({
    trustedCerts: [...trustedCerts],
    certs: chain.toReversed(),
    checkDate,
  })
  return (await engine.verify()).result
}

const nameIn = ({ typesAndValues }: RelativeDistinguishedNames): string => {
  const said = (type: string) =>
    typesAndValues
      .filter((each) => each.type === type)
      .map(({ value }) => value.valueBlock.value)
      .join(', ')
  return [said(oid.commonName), said(oid.organization)]
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, 200)
}

const digest = async (hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest(hash, bytes))

const same = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, n) => byte === other[n])
