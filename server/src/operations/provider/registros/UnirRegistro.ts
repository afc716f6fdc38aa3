import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { rutas } from '../../../mail/rutas.ts'
import { propuestaDeSumar } from '../../../mail/templates/toCarriers.ts'
import { mailTitulares } from '../../shared/mailTitulares.ts'
import { lastPropuesta, readRegistro, requirePending, signsIn, uniblesOf, withdraw } from './queries.ts'

type Field = FieldOf<'UnirRegistro'>

export const UnirRegistro: Handler<'UnirRegistro'> = async (
  { registroid, cuentaid, nota_interna },
  { db, services },
) => {
  const registro = await requirePending(db, registroid)
  const { version, firstname, lastname, email, mobile } = registro
  if ((await lastPropuesta(db, registroid))?.estado === 'esperando') throw refuse('STALE_VERSION')
  const cuenta = (await uniblesOf(db, registro)).find(({ cuenta_id }) => cuenta_id === cuentaid)
  if (!cuenta) throw refuseField<Field>('cuentaid', sentence('esaCuentaEsDeOtro'))
  if (cuenta.impide !== null) throw refuseField<Field>('cuentaid', cuenta.impide)
  if (await signsIn(db, email)) throw refuse('EMAIL_TAKEN', { words: { email } })

  await withdraw(db, registroid)
  const { propuestaid, vence } = await db
    .insertInto('propuesta')
    .values({
      cuenta_id: cuentaid,
      registroid,
      firstname,
      lastname,
      email,
      mobile,
      pedida_por: sql`yo()`,
      vence: sql`now() + plazo_de_propuesta()`,
    })
    .returning(['propuestaid', 'vence'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('registro')
    .set({ version: version + 1, ...(nota_interna !== undefined && { nota_interna }) })
    .where('registroid', '=', registroid)
    .execute()
  await mailTitulares(db, cuentaid, 'propuestaDeSumar', (person) =>
    propuestaDeSumar({
      ...person,
      cuenta: cuenta.accountname,
      nombre: `${firstname} ${lastname}`,
      email,
      mobile,
      vence: diaEnBuenosAires(new Date(vence)),
      url: services.settings.baseUrl + rutas.usuarios({ propuestaid }),
    }),
  )
  return { records: [await readRegistro(db, registroid)] }
}
