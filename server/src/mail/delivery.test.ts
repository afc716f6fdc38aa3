import { readdir, readFile, rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseSettings } from '../settings.ts'
import { logoPlace } from './logo.ts'
import { createDelivery, type Letter } from './delivery.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-mail-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const letter: Letter = {
  correoid: '25x7',
  para: 'ñandú@transporte.example',
  responderA: null,
  logo: null,
  subject: 'Tu registro fue aprobado',
  text: 'Hola, Ana',
  html: '<p>Hola, Ana</p>',
}

test('without SMTP a mail is a file that any mail program opens', async () => {
  const delivery = createDelivery(parseSettings({ PORTAL_DATA: folder }))

  await delivery.send(letter)
  await delivery.send(letter)

  expect(await readdir(join(folder, 'correo'))).toEqual(['25x7.eml'])
  const eml = await readFile(join(folder, 'correo/25x7.eml'), 'utf8')
  expect(eml).toContain('Subject: Tu registro fue aprobado')
  expect(eml).toContain('Auto-Submitted: auto-generated')
  expect(eml).toContain('Hola, Ana')
})

test('with SMTP it goes out, and a server that refuses it is an error', async () => {
  const received: string[] = []
  let refuses = false
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('no such user') : undefined),
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const delivery = createDelivery(
    parseSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Portal <portal@proveedor.example>' }),
  )
  try {
    await delivery.send({ ...letter, para: 'ana@transporte.example', responderA: 'eva@fletes.example' })
    expect(received[0]).toContain('From: Portal <portal@proveedor.example>')
    expect(received[0]).toContain('Reply-To: eva@fletes.example')
    expect(received[0]).toContain('Message-ID: <25x7@proveedor.example>')

    refuses = true
    await expect(delivery.send({ ...letter, para: 'nadie@transporte.example' })).rejects.toThrow(
      'no such user',
    )
  } finally {
    delivery.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
})

test('the provider’s logo travels in the letter, and a letter without one says nothing of it', async () => {
  const delivery = createDelivery(parseSettings({ PORTAL_DATA: folder }))
  const html = `<p>${logoPlace}Hola</p>`
  await delivery.send({ ...letter, correoid: '25x8', html, logo: Buffer.from('a picture') })
  await delivery.send({ ...letter, correoid: '25x9', html })

  const read = (name: string) => readFile(join(folder, 'correo', name)).then((eml) => PostalMime.parse(eml))
  const [withIt, without] = await Promise.all([read('25x8.eml'), read('25x9.eml')])
  expect(withIt.html).toContain('src="cid:logo@portal"')
  expect(withIt.attachments).toMatchObject([{ contentId: '<logo@portal>', disposition: 'inline' }])
  expect(without.html).toBe('<p>Hola</p>\n')
  expect(without.attachments).toEqual([])
})
