import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPeople } from '../cli/doctor/checkPeople.ts'
import { createServer } from '../server.ts'
import { parseSettings } from '../settings.ts'
import { caller } from '../testing/caller.ts'
import { connectOwner } from '../testing/connectOwner.ts'
import { emptyDatabase } from '../testing/emptyDatabase.ts'
import { formerTitular, makeFormer } from '../testing/formerDatabase.ts'
import { migrate } from './migrate.ts'

/** As a phone's keyboard for another script writes them: signs that read as these letters, and are others. */
const wide = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0xfee0 + letter.charCodeAt(0)))

test('of two people whose e-mails read alike neither is lost: the plain one signs in, and the doctor names the other', async () => {
  const database = await emptyDatabase()
  const dir = await mkdtemp(join(tmpdir(), 'portal-email-'))
  const { username, password } = formerTitular
  const alike = username.replace('ana', wide('ana'))
  const alone = `${wide('sola')}@transportes-de-antes.example`
  try {
    await makeFormer(database.ownerUrl)
    await database.query(
      `insert into contacto (contactid, cuenta_id, firstname, lastname, email)
       select 'x' || n, cuenta_id, 'Otra', 'Persona', (array[$1, $2])[n] from contacto, generate_series(1, 2) n where email = $3`,
      [alike, alone, username],
    )
    await database.query(
      `insert into privado.credencial (sujeto, hash)
       select p.contactid, c.hash from contacto p, contacto ana join privado.credencial c on c.sujeto = ana.contactid
       where ana.email = $1 and p.contactid in ('x1', 'x2')`,
      [username],
    )

    await migrate(database.ownerUrl)

    const people = await database.query(
      `select contactid, email from contacto where contactid in ('x1', 'x2') or email = $1 order by contactid`,
      [username],
    )
    expect(people).toEqual([
      { contactid: '12x45', email: username },
      { contactid: 'x1', email: alike },
      { contactid: 'x2', email: 'sola@transportes-de-antes.example' },
    ])

    const settings = parseSettings({ PORTAL_DATA: dir, BASE_URL: 'http://portal.test', DEMO: '0' })
    const server = await createServer({
      settings,
      ownerUrl: database.ownerUrl,
      log: false,
      checkOutput: true,
    })
    try {
      const loginAs = async (email: string) =>
        (await caller<never>(server, 'portal').send('login', { username: email, password })).json<{
          result?: { login: { contactid: string } }
        }>().result?.login.contactid
      expect(await loginAs(username)).toBe('12x45')
      expect(await loginAs(alike)).toBe('12x45')
      expect(await loginAs(alone)).toBe('x2')
    } finally {
      await server.stop()
    }

    const owner = connectOwner(database.ownerUrl)
    try {
      const findings = await checkPeople(owner)
      expect(findings.map(({ sentence }) => sentence).join('\n')).toContain(alike)
      await database.query(`update contacto set activo = false where contactid = 'x1'`)
      expect(JSON.stringify(await checkPeople(owner))).not.toContain(alike)
    } finally {
      await owner.destroy()
    }
  } finally {
    await database.drop()
    await rm(dir, { recursive: true, force: true })
  }
})
