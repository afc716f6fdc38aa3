import { parseArgs } from 'node:util'
import { migrate } from '../database/migrate.ts'
import { clavesPath, spelledPublica } from '../firma/claves.ts'
import { renewFirma } from '../firma/firma.ts'
import { CommandError, UsageError, type Command } from './command.ts'
import { requireDatabase, withInstallation, type Installation } from './installation.ts'

export const firma: Command = {
  usage: 'firma [nueva]',
  summary: 'muestra con qué clave firma esta instalación, o la cambia por otra',
  details: [
    'sin nada  las claves públicas, de la que firma hoy a la primera',
    'nueva     hace otra; la anterior firma también siete días, si está en esta carpeta',
  ],
  async run(args, settings, { say }) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const [work] = positionals
    if (positionals.length > 1 || (work !== undefined && work !== 'nueva'))
      throw new UsageError('Sin nada, o nueva.')
    requireDatabase(settings)
    await withInstallation(settings, say, async (installation) => {
      await migrate(installation.ownerUrl)
      if (work === 'nueva') {
        await renewFirma({ db: installation.db, dataDir: settings.dataDir })
        say(`Listo. La clave está en ${clavesPath(settings.dataDir)}: copiala a los demás nodos.\n`)
      }
      await tell(installation, say)
    })
    return true
  },
}

async function tell({ db }: Installation, say: (sentence: string) => void): Promise<void> {
  const claves = await db
    .selectFrom('clave_de_firma')
    .select(['claveid', 'publica', 'desde', 'hasta'])
    .orderBy('desde', 'desc')
    .execute()
  if (claves.length === 0)
    throw new CommandError('Todavía no hay ninguna: la hace el servidor cuando inicia.')
  for (const { claveid, publica, desde, hasta } of claves)
    say(
      `${claveid}  ${spelledPublica(publica)}  desde ${desde.slice(0, 10)}${hasta === null ? ', firma hoy' : ` hasta ${hasta.slice(0, 10)}`}`,
    )
}
