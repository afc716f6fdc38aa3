import { diaEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'

/** A paper that nobody is asked for but where an operacion asks for it. Below the types that are shipped. */
export const demoTipo = {
  nombre: 'Charla de seguridad de planta (demo)',
  nombre_corto: 'Charla de seguridad',
  docrectipo_recurso: 'chofer',
  instrucciones: 'La constancia de la charla que da la planta antes del primer ingreso.',
  vigencia: 'meses',
  meses: 12,
  origen: 'contractual',
  fuente: 'Reglamento de ingreso de una planta de fantasía',
  alcance: 'por operación',
  orden: 900,
} as const

interface DemoExigencia {
  /** The key of a type that is shipped, or the name of the one above. */
  tipo: string
  obligatorio: boolean
  critico: boolean
  /** From so many days ahead; from ever, unless said. */
  enDias?: number
  fuente?: string
}

interface DemoOperacion {
  nombre: string
  sede: string
  descripcion: string
  exigencias: readonly DemoExigencia[]
  /** Which of the accounts go there, by their places in `demoCuentas`. */
  de: readonly number[]
}

const critica = (tipo: string): DemoExigencia => ({ tipo, obligatorio: true, critico: true })

/**
 * Where carriers of the demonstration work. They ask for papers of the catalogue more strictly, and for one of their own; of the
 * accounts that are at work one goes to all three, one to a single one, and one to none.
 */
export const demoOperaciones: readonly [DemoOperacion, ...DemoOperacion[]] = [
  {
    nombre: 'Planta Norte · cereales (demo)',
    sede: 'Ruta de la Fantasía, km 12',
    descripcion: 'Carga y descarga de granos.',
    exigencias: [
      critica('ingresos-brutos'),
      critica('accidentes-personales'),
      {
        tipo: demoTipo.nombre,
        obligatorio: true,
        critico: false,
        enDias: 45,
        fuente: 'Reglamento interno de Planta Norte (demo), art. 4',
      },
    ],
    de: [1, 2, 4],
  },
  {
    nombre: 'Puerto Sur · combustibles (demo)',
    sede: 'Dársena de Utilería 3',
    descripcion: 'Camiones cisterna.',
    exigencias: [critica('titulo'), { tipo: demoTipo.nombre, obligatorio: false, critico: false }],
    de: [1, 4],
  },
  {
    nombre: 'Depósito Central (demo)',
    sede: 'Avenida Imaginaria 900',
    descripcion: '',
    exigencias: [],
    de: [1],
  },
]

interface Goers {
  cuentas: readonly string[]
  /** Who gives the exception. */
  administrador: string
  now: Date
}

export async function insertOperaciones(
  trx: Transaction<Database>,
  { cuentas, administrador, now }: Goers,
): Promise<void> {
  const hoy = diaEnBuenosAires(now)
  await trx.insertInto('tipo_documento').values(demoTipo).execute()
  const tipos = await trx
    .selectFrom('tipo_documento')
    .select(['tipodocumentoid', 'clave', 'nombre', 'critico'])
    .execute()
  const ids = new Map<string, string>()
  for (const { nombre, sede, descripcion, exigencias, de } of demoOperaciones) {
    const { operacionid } = await trx
      .insertInto('operacion')
      .values({ nombre, sede, descripcion })
      .returning('operacionid')
      .executeTakeFirstOrThrow()
    ids.set(nombre, operacionid)
    // What everybody is asked for as a critical one already, an operation can't ask more strictly.
    const asked = exigencias.flatMap(({ tipo, enDias, ...exigencia }) =>
      tipos
        .filter(({ clave, nombre, critico }) => !critico && (clave ?? nombre) === tipo)
        .map(({ tipodocumentoid }) => ({
          ...exigencia,
          operacionid,
          tipodocumentoid,
          vigente_desde: enDias === undefined ? null : sumarDias(hoy, enDias),
        })),
    )
    if (asked.length > 0) await trx.insertInto('exigencia').values(asked).execute()
    await trx
      .insertInto('cuenta_operacion')
      .values(
        cuentas
          .filter((_, i) => de.includes(i))
          .map((cuenta_id) => ({ cuenta_id, operacionid, desde: sumarDias(hoy, -60) })),
      )
      .execute()
  }
  const idOf = (start: string) => {
    const [, id] = [...ids].find(([nombre]) => nombre.startsWith(start)) ?? []
    if (id === undefined) throw new Error(`no demo operation ${start}`)
    return id
  }
  // The one that goes to all three.
  const cuenta_id = cuentas[1]
  if (cuenta_id === undefined) return
  await insertExclusion(trx, { cuenta_id, operacionid: idOf('Depósito Central') })
  const titulo = tipos.find(({ clave }) => clave === 'titulo')
  if (titulo)
    await insertExcepcion(trx, {
      cuenta_id,
      operacionid: idOf('Puerto Sur'),
      tipodocumentoid: titulo.tipodocumentoid,
      dada_por: administrador,
      hoy,
    })
}

/** A driver whom the carrier itself doesn't send there. */
async function insertExclusion(
  trx: Transaction<Database>,
  donde: { cuenta_id: string; operacionid: string },
): Promise<void> {
  const { cuenta_id } = donde
  const { contactid } = await trx
    .selectFrom('contacto')
    .select('contactid')
    .where('cuenta_id', '=', cuenta_id)
    .where('rol', '=', 'titular')
    .executeTakeFirstOrThrow()
  const { choferid } = await trx
    .selectFrom('chofer')
    .select('choferid')
    .where('cuenta_id', '=', cuenta_id)
    .where('estado_cuenta', '=', 'ACTIVO')
    .orderBy('apellido', 'desc')
    .orderBy('nombre', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('exclusion')
    .values({
      ...donde,
      recursoid: choferid,
      motivo: 'Hace solo larga distancia (demo)',
      excluido_por: contactid,
    })
    .execute()
}

interface Lifted {
  cuenta_id: string
  operacionid: string
  tipodocumentoid: string
  dada_por: string
  hoy: string
}

/** A vehicle that lacks what this operacion alone asks strictly, and may go there all the same for two months. */
async function insertExcepcion(trx: Transaction<Database>, { hoy, ...lifted }: Lifted): Promise<void> {
  const found = await trx
    .selectFrom('dominio as d')
    .select('d.dominioid')
    .where('d.cuenta_id', '=', lifted.cuenta_id)
    .where('d.estado_dominio', '=', 'ACTIVO')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('documento as p')
            .select('p.documentoid')
            .whereRef('p.recursoid', '=', 'd.dominioid')
            .where('p.tipodocumentoid', '=', lifted.tipodocumentoid)
            .where('p.es_vigente', '=', true),
        ),
      ),
    )
    .orderBy('d.dominio')
    .limit(1)
    .executeTakeFirst()
  // Of chance, each of them may have it.
  if (!found) return
  await trx
    .insertInto('excepcion')
    .values({
      ...lifted,
      recursoid: found.dominioid,
      desde: hoy,
      hasta: sumarDias(hoy, 60),
      motivo: 'El título está en trámite (demo)',
    })
    .execute()
}
