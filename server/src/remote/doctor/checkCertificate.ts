import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { isHere } from '../../here.ts'
import type { Finding } from '../../finding.ts'
import { whyNot } from './whyNot.ts'

const finding = (level: Finding['level'], sentence: string): Finding => ({
  what: 'Certificado',
  level,
  sentence,
})

const waitMs = 10_000
const soonDays = 15

/** Whether what travels to a back office can be read on the way, or by somebody who says to be it. */
export async function checkCertificate(url: URL, environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  if (url.protocol === 'http:')
    return isHere(url.hostname)
      ? []
      : [
          finding(
            'aviso',
            `todo viaja sin cifrar a ${url.host}: pedí una dirección https para BACKOFFICE_URL.`,
          ),
        ]
  return [...(await checkTrust(environment)), await checkPresented(url)]
}

/** What this process was told about whom to believe. */
async function checkTrust({
  NODE_EXTRA_CA_CERTS: extra,
  NODE_TLS_REJECT_UNAUTHORIZED: rejects,
}: NodeJS.ProcessEnv): Promise<Finding[]> {
  const findings: Finding[] = []
  if (rejects === '0')
    findings.push(
      finding(
        'mal',
        'con NODE_TLS_REJECT_UNAUTHORIZED=0 cualquiera puede hacerse pasar por ese sistema y leer todo: sacala, y si su autoridad es de la empresa usá NODE_EXTRA_CA_CERTS.',
      ),
    )
  if (extra) {
    const pem = await readFile(extra, 'utf8').catch(() => '')
    if (!pem.includes('-----BEGIN CERTIFICATE-----'))
      findings.push(
        finding(
          'mal',
          `NODE_EXTRA_CA_CERTS nombra ${extra}, que no se puede leer o no tiene un certificado.`,
        ),
      )
  }
  return findings
}

function checkPresented(url: URL): Promise<Finding> {
  const { hostname, port } = url
  const name = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = connect({
      host: name,
      port: Number(port || 443),
      ...(isIP(name) === 0 && { servername: name }),
      timeout: waitMs,
    })
    const done = (found: Finding) => {
      socket.destroy()
      resolve(found)
    }
    socket.once('secureConnect', () => done(ofDates(socket.getPeerCertificate().valid_to)))
    socket.once('timeout', () => done(finding('mal', whyNot(new DOMException('', 'TimeoutError'), url))))
    socket.once('error', (error) => done(finding('mal', whyNot(error, url))))
  })
}

function ofDates(until: string): Finding {
  const days = Math.floor((Date.parse(until) - Date.now()) / 86_400_000)
  const day = new Date(until).toLocaleDateString('es-AR', { dateStyle: 'long' })
  return days < soonDays
    ? finding('aviso', `vale hasta el ${day}: avisá a quien cuida ese sistema, porque después nadie entra.`)
    : finding('bien', `vale hasta el ${day}.`)
}
