import { pasos, type EstadoDelCorreo, type Paso } from '@portal/contract/primerosPasos.ts'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Context, Handler } from '../../../handler.ts'
import { unnamed } from '../../../rules/proveedor.ts'
import { readAjustes } from './queries.ts'

/** How many decided documents an installation has that is young no more. */
const grown = 20

export const PrimerosPasos: Handler<'PrimerosPasos'> = async (_input, context) => {
  const ajustes = await readAjustes(context)
  const { salio, probo, ...counted } = await count(context)
  const correo = estadoDelCorreo(context, { salio, probo })
  const hecho: Record<z.output<typeof Paso>, boolean> = {
    quienes: ajustes.proveedor_nombre !== unnamed,
    ayuda: ajustes.soporte_telefono !== null,
    avisos: ajustes.avisos_email !== null,
    promesa: ajustes.plazo_revision_dias !== null,
    correo: correo === 'sale',
    catalogo: counted.tipos > 0,
    gente: counted.personas > 1 && counted.sin_dos_pasos === 0,
    transportes: counted.invitados + counted.cuentas > 0,
  }
  return {
    records: [
      {
        ...counted,
        pasos: pasos.map((paso) => ({ paso, hecho: hecho[paso] })),
        apartados: ajustes.primeros_pasos_apartados,
        correo,
        direccion: `${context.services.settings.baseUrl}/auth/registrese`,
      },
    ],
  }
}

interface Correo {
  /** A letter left. */
  salio: boolean
  /** What became of the last that was sent to see: null while none was. */
  probo: 'bien' | 'mal' | null
}

function estadoDelCorreo(
  { services }: Pick<Context, 'services'>,
  { salio, probo }: Correo,
): z.output<typeof EstadoDelCorreo> {
  if (services.settings.smtpUrl === undefined) return 'carpeta'
  if (probo === 'mal') return 'falla'
  return salio ? 'sale' : 'sin_probar'
}

interface Counted extends Correo {
  joven: boolean
  tipos: number
  criticos: number
  personas: number
  sin_dos_pasos: number
  invitados: number
  cuentas: number
}

async function count({ db }: Pick<Context, 'db'>): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select exists (select from correo where estado = 'enviado' and not en_carpeta) as salio,
      (select case when error is null then 'bien' else 'mal' end from correo
        where plantilla = 'pruebaDeCorreo' and (error is not null or estado = 'enviado')
        order by creado desc limit 1) as probo,
      (select count(*) < ${grown} from (
        select from documento where estado in ('aprobado', 'rechazado') limit ${grown}) d) as joven,
      t.*, o.*,
      (select count(*) from invitacion where retirada is null) as invitados,
      (select count(*) from cuenta) as cuentas
    from
      (select count(*) as tipos, count(*) filter (where critico) as criticos from tipo_documento
        where coalesce(vigente_desde <= hoy(), true) and coalesce(vigente_hasta >= hoy(), true)) t,
      (select count(*) filter (where invitacion_de_operador(operadorid) is null) as personas,
        count(*) filter (where not tiene_totp(operadorid) and not por_empresa and invitacion_de_operador(operadorid) is null) as sin_dos_pasos
        from operador where activo) o`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a row')
  return row
}
