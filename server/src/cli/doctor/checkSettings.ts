import { isHere } from '../../here.ts'
import type { Settings } from '../../settings.ts'
import type { Finding } from '../../finding.ts'
import { plainServices } from './plainServices.ts'

/** What each variable may be was checked when they were read; this is about how they go together. */
export function checkSettings(settings: Settings): Finding[] {
  const { baseUrl, host, mailFrom, smtpUrl } = settings
  const { hostname, protocol } = new URL(baseUrl)
  const forOthers = !isHere(hostname)
  const findings: Finding[] = []
  if (forOthers && protocol === 'http:')
    findings.push(
      warning(
        `la gente entra por ${baseUrl}, sin cifrar: poné un proxy con TLS delante y una dirección https en BASE_URL.`,
      ),
    )
  if (!isHere(host) && !forOthers)
    findings.push(
      warning(
        `Portal escucha en ${host}, pero los correos llevan a ${baseUrl}: poné en BASE_URL la dirección que usa la gente.`,
      ),
    )
  if (smtpUrl !== undefined && mailFrom.includes('localhost'))
    findings.push(
      warning('los correos salen sin un remitente propio, y muchos los rechazan: poné el tuyo en MAIL_FROM.'),
    )
  for (const [variable, instead] of plainServices(settings))
    findings.push(
      warning(
        `lo que va y viene por ${variable} cruza la red sin cifrar: usá ${instead}, o una red que sea solo tuya.`,
      ),
    )
  return findings.length > 0
    ? findings
    : [{ what: 'Configuración', level: 'bien', sentence: `en orden; la gente entra por ${baseUrl}.` }]
}

function warning(sentence: string): Finding {
  return { what: 'Configuración', level: 'aviso', sentence }
}
