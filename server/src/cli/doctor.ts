import { parseArgs } from 'node:util'
import pg from 'pg'
import type { Settings } from '../settings.ts'
import { startSentence } from '../startError.ts'
import { UsageError, type Command } from './command.ts'
import { checkBackOffice } from '../remote/doctor/checkBackOffice.ts'
import { checkArchivos } from './doctor/checkArchivos.ts'
import { checkAuditoria } from './doctor/checkAuditoria.ts'
import { checkDatabase } from './doctor/checkDatabase.ts'
import { checkDisk } from './doctor/checkDisk.ts'
import { checkFirma } from './doctor/checkFirma.ts'
import { checkJobs } from './doctor/checkJobs.ts'
import { checkLetters, checkMail } from './doctor/checkMail.ts'
import { checkOidc } from './doctor/checkOidc.ts'
import { checkPeople } from './doctor/checkPeople.ts'
import { checkSettings } from './doctor/checkSettings.ts'
import { checkRegistro } from './doctor/checkRegistro.ts'
import { checkSellos } from './doctor/checkSellos.ts'
import { checkStorage } from './doctor/checkStorage.ts'
import { checkVeredictos } from './doctor/checkVeredictos.ts'
import { checkWebhooks } from './doctor/checkWebhooks.ts'
import { tellVersion } from './doctor/tellVersion.ts'
import { reasonOf, type Finding } from '../finding.ts'
import { hasDatabase, withInstallation, type Installation } from './installation.ts'

const marks = { bien: '✓', aviso: '!', mal: '✗' } as const

export const doctor: Command = {
  usage: 'doctor [--cuenta <email>] [--registro <archivo>]',
  summary: 'revisa la configuración y cada parte de la que Portal depende, y dice qué hacer',
  details: [
    'No cambia nada. Termina con código 1 cuando hay algo que arreglar.',
    '--cuenta  con BACKOFFICE_URL: entra allá con esta cuenta de prueba y mira qué contesta cada operación',
    'Su contraseña se pregunta, o se lee de DOCTOR_PASSWORD.',
    '--registro  compara los bloques de la auditoría y las raíces de las noches con los que dice este registro del servidor, guardado en otro lado',
  ],
  beforeBackOffice: true,
  async run(args, settings, { environment, say, askPassword }) {
    const { cuenta: email, registro } = parseArgs({
      args,
      options: { cuenta: { type: 'string' }, registro: { type: 'string' } },
    }).values
    if (registro !== undefined && settings.backoffice)
      throw new UsageError('--registro es para un portal con base de datos propia.')
    if (email !== undefined && !settings.backoffice)
      throw new UsageError('--cuenta es para un portal con BACKOFFICE_URL.')
    const tell = (findings: readonly Finding[]) => {
      for (const { what, level, sentence } of findings) say(`${marks[level]} ${what}: ${sentence}`)
      return findings.every(({ level }) => level !== 'mal')
    }
    tell([tellVersion()])
    const { backoffice } = settings
    const wells = backoffice
      ? [
          tell(checkSettings(settings)),
          await checkBackOffice({
            settings,
            backoffice,
            environment,
            account:
              email === undefined
                ? undefined
                : { email, password: environment['DOCTOR_PASSWORD'] || (await askPassword('once')) },
            tell,
          }),
        ]
      : [
          tell(checkSettings(settings)),
          tell([await checkDisk(settings.dataDir)]),
          tell(await checkWithDatabase(settings, say, registro)),
          tell([await checkMail(settings)]),
        ]
    const well = wells.every(Boolean)
    say(well ? '\nPortal puede trabajar.' : '\nHay que arreglar lo marcado con ✗.')
    return well
  },
}

/** Looks, and changes nothing: a database that isn't there is not made. */
async function checkWithDatabase(
  settings: Settings,
  say: (sentence: string) => void,
  registro: string | undefined,
): Promise<Finding[]> {
  if (!hasDatabase(settings))
    return [
      {
        what: 'Base de datos',
        level: 'aviso',
        sentence: `en ${settings.dataDir} no hay ninguna: la crea el primer npm start. Si ya usás Portal, fijate que PORTAL_DATA sea la del servidor.`,
      },
    ]
  try {
    return await withInstallation(settings, say, (installation) => checkInstallation(installation, registro))
  } catch (error) {
    const sentence = startSentence(error) ?? `no se puede usar (${reasonOf(error)}).`
    return [{ what: 'Base de datos', level: 'mal', sentence }]
  }
}

async function checkInstallation(
  installation: Installation,
  registro: string | undefined,
): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: installation.ownerUrl,
    application_name: 'orden de portal',
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  try {
    const { findings, current } = await checkDatabase(client)
    if (!current) return findings
    return [
      ...findings,
      await checkStorage(installation),
      ...(await checkArchivos(installation)),
      await checkFirma(installation.db, installation.settings.dataDir),
      ...(await checkJobs(client)),
      ...(await checkLetters(installation.db)),
      ...(await checkPeople(installation.db)),
      ...(await checkOidc(installation.db, installation.settings)),
      ...(await checkAuditoria(installation.db)),
      ...(registro === undefined ? [] : [await checkRegistro(installation.db, registro)]),
      ...(await checkSellos(installation.db, installation.settings.tsa)),
      await checkVeredictos(installation.db),
      ...(await checkWebhooks(installation.db)),
    ]
  } finally {
    await client.end()
  }
}
