/** A bucket, and how to get in. */
export interface S3Place {
  bucket: string
  /** What every key begins with there: empty, or ends with a slash. */
  prefix: string
  /** Of a store that is not Amazon's own; buckets are then in the path, not in the host's name. */
  endpoint: string | undefined
  region: string
  /** Missing for a machine that Amazon itself gives them to. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

const example = 's3://portal?endpoint=https://s3.example&region=us-east-1'

/**
 * Reads `s3://[key:secret@]bucket[/prefix][?endpoint=…&region=…]`; key and secret may come from the environment
 * instead. Answers a sentence, to stand behind the variable's name, when it can't be used.
 */
export function readS3Url(
  value: string,
  { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: NodeJS.ProcessEnv,
): S3Place | string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol !== 's3:' || url.port !== '' || url.hash !== '')
    return `no es una dirección válida; un ejemplo: ${example}`
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname))
    return `${url.hostname} no puede ser el nombre de un bucket: lleva de 3 a 63 letras minúsculas, números, puntos o guiones`
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region')
  if (unknown !== undefined) return `no se entiende ${unknown}: después de ? van endpoint y region`
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (endpoint !== undefined && !isWebAddress(endpoint))
    return 'endpoint tiene que ser una dirección http o https sin camino; un ejemplo: https://s3.example'
  const credentials = pair(
    decoded(url.username) || AWS_ACCESS_KEY_ID,
    decoded(url.password) || AWS_SECRET_ACCESS_KEY,
  )
  if (!credentials && endpoint !== undefined)
    return 'faltan la clave de acceso y su secreto: van en AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY, o delante del bucket como clave:secreto@'
  const prefix = decoded(url.pathname).replace(/^\/+|\/+$/g, '')
  return {
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials,
  }
}

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search, hash } = new URL(value)
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === ''
}

function pair(accessKeyId: string | undefined, secretAccessKey: string | undefined) {
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
}

/** As it was before somebody wrote it for a URL; a secret may well hold a per cent sign that means nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
