import type { Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { rutas } from '../../../mail/rutas.ts'
import { controlesQueFaltan, type FaltaDeControl } from '../../../mail/templates/controlesQueFaltan.ts'
import { mailTitulares } from '../../shared/mailTitulares.ts'
import { faltas } from '../../shared/control/readMes.ts'
import { ultimoPedido } from '../../shared/control/ultimoPedido.ts'

type Pedido = Result<'PedirControles'>['records'][number]

export const PedirControles: Handler<'PedirControles'> = async (
  { mes, cuentas, soloVista },
  { db, services },
) => {
  if (!soloVista)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`pedir controles ${mes}`}, 0))`.execute(db)
  const found = await lackingOf(db, cuentas, mes)
  const records = found.map(({ faltas: _faltas, hoy, ...cuenta }): Pedido => ({
    ...cuenta,
    porque:
      cuenta.faltan === 0
        ? 'no le falta nada'
        : hoy
          ? 'ya se le pidió hoy'
          : cuenta.emails.length === 0
            ? 'no tiene a quién escribirle'
            : null,
  }))
  if (soloVista) return { records }
  for (const { cuentaid, faltan, porque } of records) {
    if (porque !== null) continue
    await db.insertInto('pedido_de_control').values({ cuenta_id: cuentaid, mes, papeles: faltan }).execute()
    const papeles = found.find((each) => each.cuentaid === cuentaid)?.faltas ?? []
    const url = services.settings.baseUrl + rutas.transporte({ solapa: 'controles', mes })
    await mailTitulares(db, cuentaid, 'controlesQueFaltan', (person) =>
      controlesQueFaltan({ ...person, mes, papeles, url }),
    )
  }
  return { records }
}

interface Faltante extends Omit<Pedido, 'porque'> {
  /** It was asked today already. */
  hoy: boolean
  faltas: FaltaDeControl[]
}

async function lackingOf(db: Kysely<Database>, cuentas: readonly string[], mes: string): Promise<Faltante[]> {
  const { rows } = await sql<Faltante>`
    with x as materialized (select cuenta_id, control, nombre from control_de_mes(${[...cuentas]}::text[], ${mes}) where estado in ${faltas})
    select c.cuenta_id as cuentaid, c.accountname,
      (select count(*) from x where x.cuenta_id = c.cuenta_id)::integer as faltan,
      coalesce((select jsonb_agg(jsonb_build_object('chofer', x.nombre, 'control', k.nombre) order by sin_acentos(x.nombre), k.orden)
        from x join control k on k.clave = x.control where x.cuenta_id = c.cuenta_id), '[]') as faltas,
      array(select t.email from contacto t where t.cuenta_id = c.cuenta_id and t.rol = 'titular' and t.activo order by t.email) as emails,
      ${ultimoPedido(mes, sql.ref('c.cuenta_id'))} as pedido,
      exists (select from pedido_de_control p where p.mes = ${mes} and p.cuenta_id = c.cuenta_id
        and (p.pedido at time zone 'America/Argentina/Buenos_Aires')::date = hoy()) as hoy
    from cuenta c
    where c.cuenta_id = any (${[...cuentas]})
    order by c.accountname, c.cuenta_id`.execute(db)
  return rows
}
