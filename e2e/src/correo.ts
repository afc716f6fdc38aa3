import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The mails that the server left as files, as a person reads them. */

interface Mail {
  to: string
  subject: string
  text: string
}

/** The newest mail to somebody whose subject begins so, once the server that keeps its data there has delivered it: its plain text. */
export async function mailTo(
  email: string,
  subject: string,
  dataDir = process.env['E2E_DATA'] ?? '',
): Promise<string> {
  let found: Mail | undefined
  await expect
    .poll(
      () =>
        (found = readMails(join(dataDir, 'correo')).findLast(
          (mail) => mail.to === email && mail.subject.startsWith(subject),
        )),
      {
        message: `un mail «${subject}» para ${email}`,
        timeout: 30_000,
      },
    )
    .toBeDefined()
  return found?.text ?? ''
}

function readMails(folder: string): Mail[] {
  let names: string[]
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
  return names
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => parseMail(readFileSync(join(folder, name), 'utf8')))
}

/** What nodemailer writes for a text with its HTML twin: headers, then the text as the first part. */
function parseMail(eml: string): Mail {
  const [head = '', ...rest] = eml.split(/\r?\n\r?\n/)
  const headers = head.replace(/\?=\r?\n\s+=\?UTF-8\?Q\?/gi, '').replace(/\r?\n\s+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(headers)?.[1] ?? ''
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? ''
  const [, first = ''] = rest.join('\n\n').split(`--${boundary}`)
  const part = boundary === '' ? rest.join('\n\n') : first.slice(first.indexOf('\n\n'))
  return {
    to: header('To'),
    subject: header('Subject').replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) =>
      quotedPrintable(words.replaceAll('_', ' ')),
    ),
    text: quotedPrintable(part),
  }
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
