import { columnasDeChofer } from '@portal/contract/choferes.ts'
import type { Columnas } from '@portal/contract/columnFates.ts'
import { columnasDeDominio } from '@portal/contract/dominios.ts'
import { formatCuit, identificacion } from '@portal/contract/identificacion.ts'
import { fechaLegible } from '@portal/contract/calendario.ts'
import { formatPhone } from '@portal/contract/telefono.ts'
import type { EstadoRecurso } from '@portal/contract/recursos.ts'
import type { Kysely } from 'kysely'
import { labelOf } from '../../catalogo/picklists.ts'
import type { Database } from '../../database/schema.ts'

type Valor = string | number | boolean | null

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
function datos(values: Record<string, Valor>): Dato[] {
  return Object.entries(values).flatMap(([nombre, valor]) => {
    if (valor === null || valor === '') return []
    return [{ nombre, valor: typeof valor === 'boolean' ? (valor ? 'Sí' : 'No') : String(valor) }]
  })
}

/** What no line tells of, and the audit tells openly: each under its column's name. */
const abiertos = (row: Readonly<Record<string, unknown>>, columnas: Columnas): Record<string, Valor> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([columna, valor]) =>
      columnas[columna] === 'abierta' && esValor(valor) ? [[enPalabras(columna), valor] as const] : [],
    ),
  )

const esValor = (value: unknown): value is Valor =>
  value === null || /^(string|number|boolean)$/.test(typeof value)

/** "Fecha alta", of `fecha_alta`. */
const enPalabras = (columna: string) =>
  columna.charAt(0).toUpperCase() + columna.slice(1).replaceAll('_', ' ')

const estados: Record<EstadoRecurso, string> = {
  ACTIVO: 'Activo',
  BAJA: 'De baja',
  BLOQUEADO: 'Bloqueado',
}

const fecha = (date: string | null) => (date === null ? null : fechaLegible(date))

async function chofer(db: Kysely<Database>, choferid: string): Promise<Dato[]> {
  const row = await db
    .selectFrom('chofer')
    .selectAll()
    .where('choferid', '=', choferid)
    .executeTakeFirstOrThrow()
  const {
    apellido,
    nombre,
    tipo_documento,
    documento,
    cuil,
    telefono,
    fecha_nacimiento,
    nacionalidad,
    calle,
    ciudad,
    provincia,
    licencia_numero,
    licencia_clase,
    transporta_peligrosas,
    transporta_alimentos,
    fecha_alta,
    fecha_baja,
    estado_cuenta,
    ...otros
  } = row
  return datos({
    Nombre: `${apellido}, ${nombre}`,
    [tipo_documento]: documento,
    CUIL: cuil && formatCuit(cuil),
    Celular: telefono && formatPhone(telefono),
    Nacimiento: fecha(fecha_nacimiento),
    Nacionalidad: nacionalidad,
    Domicilio: [calle, ciudad, provincia].filter(Boolean).join(', '),
    Licencia: [licencia_numero, licencia_clase].filter(Boolean).join(' · '),
    'Cargas peligrosas': transporta_peligrosas,
    Alimentos: transporta_alimentos,
    Alta: fecha(fecha_alta),
    Baja: fecha(fecha_baja),
    Estado: estados[estado_cuenta],
    ...abiertos(otros, columnasDeChofer),
  })
}

async function dominio(db: Kysely<Database>, dominioid: string): Promise<Dato[]> {
  const row = await db
    .selectFrom('dominio')
    .selectAll()
    .where('dominioid', '=', dominioid)
    .executeTakeFirstOrThrow()
  const {
    dominio,
    pais_patente,
    vehiculo,
    marca,
    modelo,
    anio,
    carroceria,
    cantidad_ejes,
    chasis,
    motor,
    titular,
    titularidad,
    transporta_peligrosas,
    transporta_alimentos,
    estado_dominio,
    nombre,
    fecha_baja,
    motivo_baja,
    // What it is called says it.
    tipo_vehiculo: _tipo,
    ...otros
  } = row
  return datos({
    Dominio: dominio,
    País: pais_patente,
    Vehículo: vehiculo,
    Marca: [marca, modelo, anio].filter(Boolean).join(' '),
    Carrocería: carroceria,
    Ejes: cantidad_ejes,
    Chasis: chasis,
    Motor: motor,
    Titular: titular,
    'Nombre interno': nombre,
    Titularidad: labelOf('dominios', 'titularidad', titularidad),
    'Cargas peligrosas': transporta_peligrosas,
    Alimentos: transporta_alimentos,
    Baja: fecha(fecha_baja),
    'Motivo de la baja': motivo_baja,
    Estado: estados[estado_dominio],
    ...abiertos(otros, columnasDeDominio),
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
