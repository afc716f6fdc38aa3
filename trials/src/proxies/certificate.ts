import { readFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Stop } from '@portal/bench/stop.ts'

/** A certificate for `localhost`, and whoever signed it. */
export interface Certificate {
  certificate: string
  key: string
  /** PEM: who trusts it, trusts the certificate. */
  authority: Buffer
}

const run = promisify(execFile)

export async function makeCertificate(folder: string): Promise<Certificate> {
  const path = (name: string) => join(folder, name)
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const openssl = (args: readonly string[]) =>
    run('openssl', args).catch((error: unknown) => {
      throw new Stop(`openssl no pudo hacer el certificado de prueba: ${String(error)}`)
    })
  const authority = [...key, '-keyout', path('autoridad.key'), '-out', path('autoridad.pem')]
  await openssl(['req', '-x509', ...authority, '-subj', '/CN=Autoridad de prueba'])
  await openssl([
    ...['req', '-x509', ...key, '-keyout', path('portal.key'), '-out', path('portal.pem')],
    ...['-CA', path('autoridad.pem'), '-CAkey', path('autoridad.key'), '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-addext', 'basicConstraints=critical,CA:FALSE'],
  ])
  return {
    certificate: path('portal.pem'),
    key: path('portal.key'),
    authority: await readFile(path('autoridad.pem')),
  }
}
