import { mesesDePasosDeFabrica } from '@portal/contract/puertas.ts'
import { sql } from 'kysely'
import { sitiosOficialesDeFabrica } from '@portal/contract/codigos.ts'
import { motivosNoCorrespondeDeFabrica } from '@portal/contract/control.ts'
import * as z from 'zod/mini'
import type { Context } from '../../../handler.ts'

const Guardados = z.object({
  proveedor_nombre: z._default(z.string(), 'Portal de transportistas'),
  proveedor_cuit: z._default(z.nullable(z.string()), null),
  soporte_telefono: z._default(z.nullable(z.string()), null),
  soporte_email: z._default(z.nullable(z.string()), null),
  avisos_email: z._default(z.nullable(z.string()), null),
  registro_solo_cuit_conocidos: z._default(z.boolean(), false),
  totp_obligatorio: z._default(z.boolean(), false),
  plazo_revision_dias: z._default(z.nullable(z.int()), null),
  lee_fotos: z._default(z.boolean(), true),
  conservacion_activa: z._default(z.boolean(), false),
  sitios_oficiales: z._default(z.array(z.string()), [...sitiosOficialesDeFabrica]),
  dia_de_controles: z._default(z.nullable(z.int()), null),
  motivos_no_corresponde: z._default(z.array(z.string()), [...motivosNoCorrespondeDeFabrica]),
  meses_de_pasos: z._default(z.int(), mesesDePasosDeFabrica),
  primeros_pasos_apartados: z._default(z.boolean(), false),
})

export async function readAjustes({ db, services }: Pick<Context, 'db' | 'services'>) {
  const { rows } = await sql<{
    sesion_minutos: number
    escrituras_por_hora: number
    recursos_por_clase: number
    dias_de_pedido: number
    logo: string | null
    version: string
    guardados: unknown
  }>`
    select p.logo, minutos_de_sesion(${services.settings.sessionMinutes}) as sesion_minutos, g.guardados,
      escrituras_por_hora() as escrituras_por_hora, recursos_por_clase() as recursos_por_clase,
      dias_de_pedido() as dias_de_pedido,
      md5(g.guardados::text || coalesce(p.logo, '')) as version
    from (select proveedor_publico() ->> 'logo' as logo) p,
      (select coalesce(jsonb_object_agg(clave, valor), '{}') as guardados from ajuste) g`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a row')
  const { guardados, ...own } = row
  return { ...Guardados.parse(guardados), ...own }
}
