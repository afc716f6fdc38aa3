import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

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
      async () =>
        (found = (await mailsIn(dataDir)).findLast(
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

/** All of them, in the order in which they were written. */
export const mailsIn = (dataDir: string): Promise<Mail[]> => readMails(join(dataDir, 'correo'))

async function readMails(folder: string): Promise<Mail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(
    names
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map(async (name) => {
        const { to, subject = '', text = '' } = await PostalMime.parse(await readFile(join(folder, name)))
        return { to: to?.[0]?.address ?? '', subject, text }
      }),
  )
}
