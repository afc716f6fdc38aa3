import { reasonOf } from '../../finding.ts'

/** What an error of a connection to a back office means, and what to do. */
export function whyNot(error: unknown, { hostname, host }: URL): string {
  const code = codeOf(error)
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `no existe el nombre ${hostname}, o este servidor no lo conoce: revisá BACKOFFICE_URL y el DNS.`
    case 'ECONNREFUSED':
      return `en ${host} no hay nada que conteste: revisá el puerto de BACKOFFICE_URL y que ese sistema esté en marcha.`
    case 'CERT_HAS_EXPIRED':
      return 'su certificado venció: lo tiene que renovar quien cuida ese sistema.'
    case 'CERT_NOT_YET_VALID':
      return 'su certificado todavía no vale: revisá el reloj de este servidor.'
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `su certificado es de otro nombre: BACKOFFICE_URL tiene que decir el nombre del certificado, y dice ${hostname}.`
  }
  if (unknownSigners.has(code))
    return (
      `a su certificado no lo firmó ninguna autoridad que este servidor conozca (${code}). Si la autoridad es de ` +
      'la empresa, guardá su certificado en un archivo PEM, poné la ruta en NODE_EXTRA_CA_CERTS e iniciá Portal de nuevo.'
    )
  if (isTimeout(error)) return `${host} no contesta a tiempo: revisá la red y el firewall entre los dos.`
  return `no se puede llegar a ${host} (${reasonOf(error)}): revisá BACKOFFICE_URL y la red.`
}

const unknownSigners: ReadonlySet<string> = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'CERT_UNTRUSTED',
])

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if (error.cause !== undefined) return codeOf(error.cause)
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return 'code' in error ? String(error.code) : ''
}

const isTimeout = (error: unknown) =>
  (error instanceof Error && error.name === 'TimeoutError') ||
  ['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT'].includes(codeOf(error))
