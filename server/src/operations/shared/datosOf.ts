import { formatCuit, identificacion } from '@portal/contract/identificacion.ts'
import { fechaLegible } from '@portal/contract/calendario.ts'
import { formatPhone } from '@portal/contract/telefono.ts'
import type { EstadoRecurso } from '@portal/contract/recursos.ts'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { labelOf } from '../../catalogo/picklists.ts'
import type { Database } from '../../database/schema.ts'

interface Dato {
  nombre: string
  valor: string
}

/** What a resource's record says, as labels and values: to read, and to compare a paper with. */
export async function datosOf(
  db: Kysely<Database>,
  { tiporecurso, recursoid }: { tiporecurso: string; recursoid: string },
): Promise<Dato[]> {
  if (tiporecurso === 'transporte') return transporte(db, recursoid)
  return tiporecurso === 'dominio' ? dominio(db, recursoid) : chofer(db, recursoid)
}

/** What is empty is left out. */
function datos(values: Record<string, string | number | boolean | null>): Dato[] {
  return Object.entries(values).flatMap(([nombre, valor]) => {
    if (valor === null || valor === '') return []
    return [{ nombre, valor: typeof valor === 'boolean' ? (valor ? 'Sí' : 'No') : String(valor) }]
  })
}

const estados: Record<z.output<typeof EstadoRecurso>, string> = {
  ACTIVO: 'Activo',
  BAJA: 'De baja',
  BLOQUEADO: 'Bloqueado',
}

const fecha = (date: string | null) => (date === null ? null : fechaLegible(date))

async function chofer(db: Kysely<Database>, choferid: string): Promise<Dato[]> {
  const c = await db
    .selectFrom('chofer')
    .selectAll()
    .where('choferid', '=', choferid)
    .executeTakeFirstOrThrow()
  return datos({
    Nombre: `${c.apellido}, ${c.nombre}`,
    [c.tipo_documento]: c.documento,
    CUIL: c.cuil && formatCuit(c.cuil),
    Celular: c.telefono && formatPhone(c.telefono),
    Nacimiento: fecha(c.fecha_nacimiento),
    Nacionalidad: c.nacionalidad,
    Domicilio: [c.calle, c.ciudad, c.provincia].filter(Boolean).join(', '),
    Licencia: [c.licencia_numero, c.licencia_clase].filter(Boolean).join(' · '),
    'Cargas peligrosas': c.transporta_peligrosas,
    Alimentos: c.transporta_alimentos,
    Alta: fecha(c.fecha_alta),
    Baja: fecha(c.fecha_baja),
    Estado: estados[c.estado_cuenta],
  })
}

async function dominio(db: Kysely<Database>, dominioid: string): Promise<Dato[]> {
  const d = await db
    .selectFrom('dominio')
    .selectAll()
    .where('dominioid', '=', dominioid)
    .executeTakeFirstOrThrow()
  return datos({
    Dominio: d.dominio,
    País: d.pais_patente,
    Vehículo: d.vehiculo,
    Marca: [d.marca, d.modelo, d.anio].filter(Boolean).join(' '),
    Carrocería: d.carroceria,
    Ejes: d.cantidad_ejes,
    Chasis: d.chasis,
    Motor: d.motor,
    Titular: d.titular,
    Titularidad: labelOf('dominios', 'titularidad', d.titularidad),
    'Cargas peligrosas': d.transporta_peligrosas,
    Alimentos: d.transporta_alimentos,
    Estado: estados[d.estado_dominio],
  })
}

async function transporte(db: Kysely<Database>, cuenta_id: string): Promise<Dato[]> {
  const c = await db
    .selectFrom('cuenta')
    .selectAll()
    .where('cuenta_id', '=', cuenta_id)
    .executeTakeFirstOrThrow()
  return datos({
    'Razón social': c.accountname,
    Identificación: identificacion(c),
    Domicilio: [c.mailingstreet, c.othercity, c.otherstate, c.othercountry].filter(Boolean).join(', '),
    Email: c.email,
    Celular: c.mobile && formatPhone(c.mobile),
  })
}
