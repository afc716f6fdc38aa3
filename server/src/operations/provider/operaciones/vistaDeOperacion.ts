import { isDeepStrictEqual } from 'node:util'
import type { Result } from '@portal/contract'
import { estadoCuenta, type EstadoCuenta } from '@portal/contract/estadoCuenta.ts'
import type { ExigenciaContada } from '@portal/contract/operaciones.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { diasDeDiferencia, type DiaDeDiferencia } from '../../../rules/diasDeDiferencia.ts'

export type Vista = NonNullable<Result<'SaveOperacion'>['vista']>
type VistaDeUnDia = Pick<Vista, 'dia' | 'pierden' | 'ganan'>
type Lado = Vista['pierden']

interface Look {
  was: readonly ExigenciaContada[]
  is: readonly ExigenciaContada[]
  hoy: string
}

/** So many days are looked at while somebody waits: at 60,000 choferes each takes up to half a second. */
const maxDias = 4

const nadie: Lado = { choferes: 0, dominios: 0, transportes: 0, cuentas: 0, recursos: [] }

/** Whom a change of what an operacion asks touches, with the first of them: the first day with somebody on it, and those after it with somebody else. It only reads. */
export async function vistaDeOperacion(
  db: Kysely<Database>,
  operacionid: string,
  look: Look,
): Promise<Vista> {
  const dias = await diasDe(db, look)
  const vistas: VistaDeUnDia[] = []
  for (const { dia } of dias.slice(0, maxDias)) {
    const vista = await lookAt(db, operacionid, {
      ...look,
      dia,
      nombrados: 20,
      estados: [estadoCuenta.habilitado],
    })
    const { pierden, ganan } = vistas.at(-1) ?? { pierden: nadie, ganan: nadie }
    if (!isDeepStrictEqual([vista.pierden, vista.ganan], [pierden, ganan])) vistas.push(vista)
  }
  const [first, ...despues] = vistas
  return {
    ...(first ?? { dia: dias[0]?.dia ?? look.hoy, pierden: nadie, ganan: nadie }),
    despues,
    sinMirar: Math.max(0, dias.length - maxDias),
  }
}

export interface Pierde {
  recurso: Lado['recursos'][number]
  /** The first day on which it could not go. */
  dia: string
  /** The types that keep away from then on, and did not. */
  tipos: readonly string[]
}

/** All of those that could no longer go, of accounts whose people may sign in, each once and those of the first day first. */
export async function pierdenEn(db: Kysely<Database>, operacionid: string, look: Look): Promise<Pierde[]> {
  const estados = [estadoCuenta.habilitado, estadoCuenta.suspendido]
  const pierden = new Map<string, Pierde>()
  for (const { dia, pide } of await diasDe(db, look)) {
    const vista = await lookAt(db, operacionid, { ...look, dia, nombrados: null, estados })
    for (const recurso of vista.pierden.recursos)
      if (!pierden.has(recurso.recursoid)) pierden.set(recurso.recursoid, { recurso, dia, tipos: pide })
  }
  return [...pierden.values()]
}

async function diasDe(db: Kysely<Database>, { was, is, hoy }: Look): Promise<DiaDeDiferencia[]> {
  const tipos = await db
    .selectFrom('tipo_documento')
    .select(['tipodocumentoid', 'alcance', 'obligatorio', 'critico', 'vigente_desde', 'vigente_hasta'])
    .where(
      sql<boolean>`tipodocumentoid = any (${[...was, ...is].map(({ tipodocumentoid }) => tipodocumentoid)})`,
    )
    .execute()
  return diasDeDiferencia({ tipos, was, is, hoy })
}

async function lookAt(
  db: Kysely<Database>,
  operacionid: string,
  {
    was,
    is,
    dia,
    nombrados,
    estados,
  }: Look & { dia: string; nombrados: number | null; estados: readonly EstadoCuenta[] },
): Promise<VistaDeUnDia> {
  const asJson = (asked: readonly ExigenciaContada[]) => sql`${JSON.stringify(asked)}::jsonb`
  const { rows } = await sql<{ vista: VistaDeUnDia }>`
    select vista_de_operacion(${operacionid}, ${asJson(is)}, hoy(), ${dia}::date, ${nombrados}::integer, ${asJson(was)},
      p_estados => ${estados}::integer[]) as vista`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a function without an answer')
  return row.vista
}

/** What it asked before it is changed, for whoever writes to those whom that hits: of changes that follow each other, the first. */
export async function noteCambio(
  db: Kysely<Database>,
  operacionid: string,
  exigencias: readonly ExigenciaContada[],
): Promise<void> {
  await db
    .insertInto('cambio_operacion')
    .values({ operacionid, antes: JSON.stringify(exigencias.map(asAsked)) })
    .onConflict((conflict) =>
      conflict
        .column('operacionid')
        .where('despues', 'is', null)
        .doUpdateSet({ hecho: sql`now()` }),
    )
    .execute()
}

const asAsked = ({
  tipodocumentoid,
  obligatorio,
  critico,
  vigente_desde,
  vigente_hasta,
}: ExigenciaContada): ExigenciaContada => ({
  tipodocumentoid,
  obligatorio,
  critico,
  vigente_desde,
  vigente_hasta,
})
