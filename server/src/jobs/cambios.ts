import { diasDeRecordatorio } from '@portal/contract/cambioDeTipo.ts'
import { diaEnBuenosAires, hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { diaDeEfecto } from '@portal/contract/reglaDeTipo.ts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import { pathOfAfectados } from '../mail/rutas.ts'
import { cambioDeCatalogo, cambioRetirado } from '../mail/templates/cambioDeCatalogo.ts'
import { mailTitulares } from '../operations/shared/mailTitulares.ts'
import { pierdenCon } from '../operations/provider/catalogo/vistaDeTipo.ts'
import { tellCambiosDeOperaciones } from './cambiosDeOperaciones.ts'
import { goOnSoon, type Balance } from './tareas.ts'

interface CambiosParts {
  /** As the owner: jobs are nobody's request. */
  db: Kysely<Database>
  /** Where people reach the portal. */
  baseUrl: string
  log: Logger
}

type Cambio = Selectable<Database['cambio_tipo']>
type Tipo = Selectable<Database['tipo_documento']>
type Porque = Selectable<Database['cambio_contado']>['porque']

/**
 * Changes of the catalogue: those whose day has come rule from now on, and the titulares of whom one hits are written to
 * once it was saved, and once it was taken back; those whom a change of an operation hits too. The balance counts changes and accounts. See docs/decisions/0089.
 */
export async function runCambios(parts: CambiosParts, dia = hoyEnBuenosAires()): Promise<Balance> {
  const { db } = parts
  const balance = { hechos: 0, fallidos: 0 }
  const due = await ofCambios(db)
    .where('retirado', 'is', null)
    .where('aplicado', 'is', null)
    .where('desde', '<=', dia)
    .execute()
  for (const cambio of due)
    await attempt(parts, balance, cambio, () => db.transaction().execute((trx) => apply(trx, cambio)))
  // Who it touches is looked into anew.
  if (balance.hechos > 0) await goOnSoon(db, 'veredictos')

  const untold = await ofCambios(db).where('retirado', 'is', null).where('anunciado', 'is', null).execute()
  for (const cambio of untold) await tellHit(parts, balance, { cambio, porque: 'anuncio', dia })
  const takenBack = await ofCambios(db)
    .where('retirado', 'is not', null)
    .where('retiro_anunciado', 'is', null)
    .execute()
  for (const cambio of takenBack) await tellTakenBack(parts, balance, cambio)
  const ofOperaciones = await tellCambiosDeOperaciones(parts, dia)
  return {
    hechos: balance.hechos + ofOperaciones.hechos,
    fallidos: balance.fallidos + ofOperaciones.fallidos,
  }
}

/** A week before its day, whoever a change still hits is written to again, unless it was planned later than that. */
export async function remindOfCambios(parts: CambiosParts, dia = hoyEnBuenosAires()): Promise<Balance> {
  const balance = { hechos: 0, fallidos: 0 }
  const near = await ofCambios(parts.db)
    .where('retirado', 'is', null)
    .where('aplicado', 'is', null)
    .where('recordado', 'is', null)
    .where('desde', '>', dia)
    .where('desde', '<=', sumarDias(dia, diasDeRecordatorio))
    .execute()
  for (const cambio of near)
    if (diaEnBuenosAires(new Date(cambio.planeado)) < sumarDias(cambio.desde, -diasDeRecordatorio))
      await tellHit(parts, balance, { cambio, porque: 'recordatorio', dia })
  return balance
}

const ofCambios = (db: Kysely<Database>) =>
  db.selectFrom('cambio_tipo').selectAll().orderBy('desde').orderBy('cambioid')

/** One that fails is logged, and tried again the next time; the others go on. */
async function attempt(
  { log }: CambiosParts,
  balance: Balance,
  about: { cambioid: string; cuenta_id?: string },
  done: () => Promise<boolean>,
): Promise<boolean> {
  try {
    if (await done()) balance.hechos++
    return true
  } catch (error) {
    log.error(
      { err: error, cambioid: about.cambioid, cuenta_id: about.cuenta_id },
      'a change of the catalogue was not made or told',
    )
    balance.fallidos++
    return false
  }
}

/** Of two nodes at once the second finds it done. */
async function apply(trx: Transaction<Database>, { cambioid, tipodocumentoid }: Cambio): Promise<boolean> {
  await trx
    .selectFrom('tipo_documento')
    .select('version')
    .where('tipodocumentoid', '=', tipodocumentoid)
    .forUpdate()
    .execute()
  const cambio = await trx
    .updateTable('cambio_tipo')
    .set({ aplicado: sql`now()` })
    .where('cambioid', '=', cambioid)
    .where('aplicado', 'is', null)
    .where('retirado', 'is', null)
    .returning(['valores', 'antes'])
    .executeTakeFirst()
  if (!cambio) return false
  await trx
    .updateTable('tipo_documento')
    .set({ ...cambio.valores, version: sql`version + 1` })
    .where('tipodocumentoid', '=', tipodocumentoid)
    .execute()
  const was = new Map<string, unknown>(Object.entries(cambio.antes))
  const campos = Object.fromEntries(
    Object.entries(cambio.valores).map(([campo, value]) => [campo, [was.get(campo) ?? null, value]]),
  )
  const cambios = [{ tabla: 'tipo_documento', id: tipodocumentoid, que: 'cambio', campos }]
  await trx
    .insertInto('auditoria')
    .values({
      accion: 'RigeCambioDeTipo',
      objeto: tipodocumentoid,
      request_id: `cambio ${cambioid}`,
      cambios: sql`${JSON.stringify(cambios)}::jsonb`,
    })
    .execute()
  return true
}

interface Telling {
  cambio: Cambio
  porque: 'anuncio' | 'recordatorio'
  dia: string
}

async function tellHit(
  parts: CambiosParts,
  balance: Balance,
  { cambio, porque, dia }: Telling,
): Promise<void> {
  const { db, baseUrl } = parts
  const { cambioid } = cambio
  const tipo = await tipoOf(db, cambio)
  const hit = await hitBy(db, tipo, cambio, dia)
  let allTold = true
  for (const [cuenta_id, recursos] of hit.porCuenta)
    allTold =
      (await attempt(parts, balance, { cambioid, cuenta_id }, () =>
        db.transaction().execute((trx) =>
          tellOnce(trx, { cambioid, cuenta_id, porque }, () =>
            mailTitulares(trx, cuenta_id, 'cambioDeCatalogo', (person) =>
              cambioDeCatalogo({
                ...person,
                documento: tipo.nombre,
                tiporecurso: tipo.docrectipo_recurso,
                valores: cambio.valores,
                rige: hit.dia,
                hoy: dia,
                recordatorio: porque === 'recordatorio',
                recursos,
                url: baseUrl + pathOfAfectados(tipo, recursos),
              }),
            ),
          ),
        ),
      )) && allTold
  if (allTold)
    await note(db, cambioid, porque === 'anuncio' ? { anunciado: sql`now()` } : { recordado: sql`now()` })
}

async function tellTakenBack(parts: CambiosParts, balance: Balance, cambio: Cambio): Promise<void> {
  const { db, baseUrl } = parts
  const { cambioid, desde } = cambio
  const tipo = await tipoOf(db, cambio)
  const told = await db
    .selectFrom('cambio_contado')
    .select('cuenta_id')
    .distinct()
    .where('cambioid', '=', cambioid)
    .where('porque', '<>', 'retiro')
    .orderBy('cuenta_id')
    .execute()
  let allTold = true
  for (const { cuenta_id } of told)
    allTold =
      (await attempt(parts, balance, { cambioid, cuenta_id }, () =>
        db.transaction().execute((trx) =>
          tellOnce(trx, { cambioid, cuenta_id, porque: 'retiro' }, () =>
            mailTitulares(trx, cuenta_id, 'cambioRetirado', (person) =>
              cambioRetirado({
                ...person,
                documento: tipo.nombre,
                desde,
                url: baseUrl + pathOfAfectados(tipo, []),
              }),
            ),
          ),
        ),
      )) && allTold
  if (allTold) await note(db, cambioid, { retiro_anunciado: sql`now()` })
}

const tipoOf = (db: Kysely<Database>, { tipodocumentoid }: Cambio): Promise<Tipo> =>
  db
    .selectFrom('tipo_documento')
    .selectAll()
    .where('tipodocumentoid', '=', tipodocumentoid)
    .executeTakeFirstOrThrow()

const note = (db: Kysely<Database>, cambioid: string, values: object) =>
  db.updateTable('cambio_tipo').set(values).where('cambioid', '=', cambioid).execute()

/** Writes to an account, unless it was, or the change was taken back meanwhile. */
async function tellOnce(
  trx: Transaction<Database>,
  contado: { cambioid: string; cuenta_id: string; porque: Porque },
  write: () => Promise<void>,
): Promise<boolean> {
  const { cambioid, porque } = contado
  const cambio = await trx
    .selectFrom('cambio_tipo')
    .select('retirado')
    .where('cambioid', '=', cambioid)
    .forShare()
    .executeTakeFirst()
  if (porque !== 'retiro' && cambio?.retirado !== null) return false
  const told = await trx
    .insertInto('cambio_contado')
    .values(contado)
    .onConflict((conflict) => conflict.doNothing())
    .returning('contado')
    .executeTakeFirst()
  if (told) await write()
  return told !== undefined
}

type Afectados = Awaited<ReturnType<typeof pierdenCon>>

/** Whom it takes off the road, by account, and on which day: of accounts whose people may sign in. */
async function hitBy(
  db: Kysely<Database>,
  tipo: Tipo,
  { valores, antes, desde }: Cambio,
  hoy: string,
): Promise<{ dia: string; porCuenta: Map<string, Afectados> }> {
  const [before, after] = [
    { ...tipo, ...antes },
    { ...tipo, ...valores },
  ]
  const dia = diaDeEfecto(before, after, desde > hoy ? desde : hoy)
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.hoy', ${hoy}, true)`.execute(trx)
    const recursos = await pierdenCon(trx, before, after, dia)
    const cuentas = [...new Set(recursos.map(({ cuentaid }) => cuentaid))]
    const open =
      cuentas.length === 0
        ? []
        : await trx
            .selectFrom('cuenta')
            .select('cuenta_id')
            .where('cuenta_id', 'in', cuentas)
            .where('estado', 'in', [estadoCuenta.habilitado, estadoCuenta.suspendido])
            .orderBy('cuenta_id')
            .execute()
    return {
      dia,
      porCuenta: new Map(
        open.map(({ cuenta_id }) => [cuenta_id, recursos.filter(({ cuentaid }) => cuentaid === cuenta_id)]),
      ),
    }
  })
}
