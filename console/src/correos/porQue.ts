/**
 * Why a mail did not leave, of what the mail server said: the first that fits. Codes are those of RFC 5321 and
 * RFC 3463; the words are what common servers write beside them, and the names are Node's for a line that failed.
 */
const reasons = [
  // Our own: nobody asked a server.
  ['sinSecreto', /^secret not kept$/],
  ['credenciales', /\bE?AUTH\b|\b535\b|\b5\.7\.8\b|invalid login/i],
  ['certificado', /certificate|self.signed|CERT_/i],
  ['llena', /\b[45]\.2\.2\b|\b552\b|quota|mailbox (is )?full|over ?quota/i],
  [
    'noExiste',
    /\b5\.1\.[0-3]\b|no such (user|mailbox|recipient)|user unknown|unknown user|does not exist|recipient address rejected/i,
  ],
  [
    'sinRespuesta',
    /ECONN|ETIMEDOUT|ETIME|ENOTFOUND|EDNS|EHOSTUNREACH|ENETUNREACH|ESOCKET|timed? ?out|timeout|getaddrinfo/i,
  ],
  ['rechazado', /\b5\.7\.\d+\b|\b55[0-9]\b|spam|blocked|policy|reject/i],
] as const

export type PorQue = (typeof reasons)[number][0] | 'otro'

export const porQueNoSalio = (error: string): PorQue =>
  reasons.find(([, says]) => says.test(error))?.[0] ?? 'otro'
