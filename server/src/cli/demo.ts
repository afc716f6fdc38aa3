import { parseArgs } from 'node:util'
import { loadCatalogo } from '../catalogo/load.ts'
import { isUnused } from '../database/isUnused.ts'
import { migrate } from '../database/migrate.ts'
import { hasDemo } from '../demo/hasDemo.ts'
import { loadDemo } from '../demo/load.ts'
import { removeDemo } from '../demo/remove.ts'
import { DEMO_PASSWORD, demoSignIns } from '../demo/signIns.ts'
import { createPasswords } from '../sessions/passwords.ts'
import { CommandError, UsageError, type Command, type Terminal } from './command.ts'
import { requireDatabase, withInstallation, type Installation } from './installation.ts'
import { inWhole } from '../numbers.ts'

export const demo: Command = {
  usage: 'demo load | demo remove',
  summary: 'carga los datos de demostración en una instalación vacía, o los quita',
  details: [
    'load    carga cuentas ficticias, con una contraseña que es pública',
    'remove  las quita con todo lo suyo; tus datos quedan',
  ],
  async run(args, settings, terminal) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const work = positionals.length === 1 ? works.get(positionals[0] ?? '') : undefined
    if (!work) throw new UsageError('Falta qué hacer con la demostración: load o remove.')
    if (work === remove) requireDatabase(settings)
    await withInstallation(settings, terminal.say, async (installation) => {
      await migrate(installation.ownerUrl)
      await work(installation, terminal)
    })
    return true
  },
}

type Work = (installation: Installation, terminal: Pick<Terminal, 'say' | 'progress'>) => Promise<void>

const load: Work = async ({ db, storage, spoolDir }, { say, progress }) => {
  if (await hasDemo(db)) throw new CommandError('Los datos de demostración ya están.')
  if (!(await isUnused(db)))
    throw new CommandError('Esta instalación ya tiene datos: la demostración se carga solo en una vacía.')
  await loadCatalogo(db)
  const { hash: hashPassword } = createPasswords()
  await loadDemo({ db, storage, spoolDir, hashPassword, now: new Date(), progress })
  say('Listo. Todas las cuentas de demostración tienen la misma contraseña, que es pública:')
  for (const { who, email } of demoSignIns) say(`  ${email}  (${who})`)
  say(`  ${DEMO_PASSWORD}`)
}

const remove: Work = async ({ db, ownerUrl, storage }, { say }) => {
  const { cuentas, deactivated } = await removeDemo(ownerUrl, storage)
  say(
    `Listo: se quitaron ${inWhole(cuentas)} cuentas de demostración con todo lo suyo, y las personas del proveedor.`,
  )
  if (deactivated > 0)
    say(
      `Personas del proveedor que decidieron sobre cuentas que quedan: ${inWhole(deactivated)}. Su nombre sigue en el ` +
        'historial, pero ya no pueden entrar.',
    )
  say(
    (await isUnused(db))
      ? 'La instalación quedó vacía. Creá tu usuario con npm run portal -- admin <email>, o iniciá con DEMO=0: si no, la ' +
          'demostración vuelve.'
      : 'Tus datos siguen como estaban.',
  )
}

const works: ReadonlyMap<string, Work> = new Map([
  ['load', load],
  ['remove', remove],
])
