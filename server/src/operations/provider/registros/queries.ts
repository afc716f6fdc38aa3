import { refuse } from '@portal/contract'
import { identificacion, isCuit } from '@portal/contract/identificacion.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { diasDeEspera } from '../../shared/diasDeEspera.ts'

type Registro = Selectable<Database['registro']>

/** A registration with what a person would check by hand. */
export async function readRegistro(db: Kysely<Database>, registroid: string) {
  const registro = await db
    .selectFrom('registro')
    .selectAll()
    .select([
      sql<string | null>`nombre_de(registro.decidido_por)`.as('decidido_por_nombre'),
      diasDeEspera.as('dias'),
    ])
    .where('registroid', '=', registroid)
    .executeTakeFirst()
  if (!registro) throw refuse('RECORD_NOT_FOUND')
  return {
    ...registro,
    decidido_por: registro.decidido_por_nombre,
    cuenta_id: registro.cuenta_creada,
    controles: await controlesOf(db, registro),
  }
}

/** The registration, locked, while nobody has decided it. */
export async function requirePending(db: Kysely<Database>, registroid: string): Promise<Registro> {
  const registro = await db
    .selectFrom('registro')
    .selectAll()
    .where('registroid', '=', registroid)
    .forUpdate()
    .executeTakeFirst()
  if (!registro) throw refuse('RECORD_NOT_FOUND')
  if (registro.estado_registro !== 'pendiente') throw refuse('STALE_VERSION')
  return registro
}

async function controlesOf(db: Kysely<Database>, registro: Registro) {
  const { cuit, email, tipo_documento, registroid } = registro
  const [cuentas, others, conocido] = await Promise.all([
    db
      .selectFrom('cuenta')
      .select('accountname')
      .where('cuit', '=', cuit)
      .where('cuenta_id', '<>', registro.cuenta_creada ?? '')
      .execute(),
    db
      .selectFrom('registro')
      .select(['firstname', 'lastname', 'estado_registro'])
      .where((or) => or.or([or('cuit', '=', cuit), or(sql`lower(email)`, '=', email.toLowerCase())]))
      .where('registroid', '<>', registroid)
      .execute(),
    db.selectFrom('cuit_conocido').select('accountname').where('cuit', '=', cuit).executeTakeFirst(),
  ])
  const numero = identificacion({ tipo_documento, cuit })
  return [
    tipo_documento === 'Extranjero'
      ? {
          nombre: 'Número de identificación',
          ok: true,
          detalle: `${numero}: un número extranjero no tiene dígito verificador`,
        }
      : {
          nombre: 'Dígito verificador',
          ok: isCuit(cuit),
          detalle: isCuit(cuit) ? `${numero} es válido` : `${numero} no es válido`,
        },
    {
      nombre: 'Otras cuentas con el mismo número',
      ok: cuentas.length === 0,
      detalle: cuentas.length === 0 ? 'Ninguna' : cuentas.map((cuenta) => cuenta.accountname).join(', '),
    },
    {
      nombre: 'Otras solicitudes con el mismo número o email',
      ok: others.length === 0,
      detalle:
        others.length === 0
          ? 'Ninguna'
          : others.map((each) => `${each.firstname} ${each.lastname} (${each.estado_registro})`).join(', '),
    },
    ...(conocido
      ? [{ nombre: 'Cargado por el proveedor', ok: true, detalle: conocido.accountname ?? numero }]
      : []),
  ]
}
