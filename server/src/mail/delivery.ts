import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'
import { logoId, withLogo } from './logo.ts'
import type { Mail } from './templates/letter.ts'

export interface Letter extends Mail {
  correoid: string
  para: string
  /** The provider's, a PNG. */
  logo: Buffer | null
  /** Whom an answer goes to; null is whoever sends. */
  responderA: string | null
}

/** Takes a mail out of the house, or throws: then it is tried again later. */
export interface Delivery {
  /** Whether what is sent leaves, or stays in a folder here. */
  leaves: boolean
  send: (letter: Letter) => Promise<void>
  close: () => void
}

/** Over SMTP, or, without `SMTP_URL`, as `.eml` files in `correo/` of the data folder, where anybody can open them. */
export function createDelivery(settings: Settings): Delivery {
  return settings.smtpUrl === undefined
    ? toFolder(join(settings.dataDir, 'correo'), settings.mailFrom)
    : overSmtp(settings.smtpUrl, settings.mailFrom)
}

/** A connection to an SMTP server that is given up on when it doesn't answer. */
export function smtpTransport(url: string) {
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
}

function overSmtp(url: string, from: string): Delivery {
  const transport = smtpTransport(url)
  return {
    leaves: true,
    send: async (letter) => {
      await transport.sendMail(messageOf(letter, from))
    },
    close: () => transport.close(),
  }
}

function toFolder(folder: string, from: string): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    leaves: false,
    send: async (letter) => {
      const { message } = await transport.sendMail(messageOf(letter, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = join(folder, `${letter.correoid}.eml`)
      // A reader never sees half a mail, and a second try writes the same one.
      await writeFile(`${name}.part`, message, { mode: 0o600 })
      await rename(`${name}.part`, name)
    },
    close: () => transport.close(),
  }
}

function messageOf({ correoid, para, responderA, subject, text, html, logo }: Letter, from: string) {
  const domain = /@([^\s@<>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: para },
    ...(responderA !== null && { replyTo: { name: '', address: responderA } }),
    subject,
    text,
    html: withLogo(html, logo),
    ...(logo !== null && {
      attachments: [
        { filename: 'logo.png', content: logo, cid: logoId, contentDisposition: 'inline' as const },
      ],
    }),
    // The same in every try, so that a receiver that got it twice shows it once.
    messageId: `<${correoid}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
