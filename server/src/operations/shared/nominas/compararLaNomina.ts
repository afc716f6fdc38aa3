import type { Input, Result } from '@portal/contract'
import { cabezasDe, compararNomina, diasDe } from '@portal/contract/nomina/comparar.ts'
import { maxNombrados, type ParaQueNomina } from '@portal/contract/nominas.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { esVigente, selectNominas } from './selectNominas.ts'

type Comparacion = Result<'CompararNomina'>['records'][number]
type Nomina = NonNullable<Comparacion['nomina']>

const none = { 'no está': 0, baja: 0, 'alta después': 0, 'sin saber': 0, 'otro nombre': 0, está: 0 }

/** The list of a month held against those whom the account that the transaction is about has on the road in it. */
export async function compararLaNomina(
  db: Kysely<Database>,
  { periodo, tipodocumentoid, para: asked }: Input<'CompararNomina'>,
): Promise<{ records: Comparacion[] }> {
  const para = asked ?? (tipodocumentoid === undefined ? null : await paraQueDe(db, tipodocumentoid))
  const nominas = para === null ? [] : await vigentesDe(db, periodo)
  const nomina = para === null ? null : laDe(para, nominas)
  const cabezas = para === 'art' ? null : (nominas.find(({ origen }) => origen === 'f931')?.cabezas ?? null)
  const choferes = para === null ? [] : await choferesDe(db)
  if (para === null || nomina === null) {
    const { choferes: driving } = compararNomina([], choferes, { periodo, noManejan: new Set() })
    return {
      records: [
        {
          periodo,
          para,
          nomina: null,
          cabezas,
          cuentan: null,
          conducen: driving.length,
          estados: none,
          choferes: [],
          sobran: [],
          total_sobran: 0,
          no_manejan: [],
          total_no_manejan: 0,
          scvo: null,
        },
      ],
    }
  }
  const [personas, said] = await Promise.all([personasDe(db, nomina.nominaid), noManejan(db)])
  const comparada = compararNomina(personas, choferes, { periodo, noManejan: said })
  const { first } = diasDe(periodo)
  const estados = { ...none }
  for (const { estado } of comparada.choferes) estados[estado]++
  return {
    records: [
      {
        periodo,
        para,
        nomina,
        cabezas,
        cuentan: nomina.origen === 'art' ? null : cabezasDe(nomina.personas, cabezas),
        conducen: comparada.choferes.length,
        estados,
        choferes: comparada.choferes
          .filter(({ estado }) => estado !== 'está')
          .slice(0, maxNombrados)
          .map(({ chofer, persona, estado, dia, porque }) => ({
            recursoid: chofer.recursoid,
            nombre: `${chofer.apellido}, ${chofer.nombre}`,
            cuil: chofer.cuil,
            estado,
            dia,
            desde: chofer.desde,
            en_lista: persona && persona.nombre,
            porque,
          })),
        sobran: comparada.sobran.slice(0, maxNombrados).map(({ persona, chofer }) => ({
          cuil: persona.cuil,
          nombre: persona.nombre,
          recursoid: chofer?.recursoid ?? null,
          fecha_baja: chofer?.hasta != null && chofer.hasta < first ? chofer.hasta : null,
        })),
        total_sobran: comparada.sobran.length,
        no_manejan: comparada.noManejan.slice(0, maxNombrados).map(({ cuil, nombre }) => ({ cuil, nombre })),
        total_no_manejan: comparada.noManejan.length,
        scvo: scvoDe(nomina, comparada.choferes),
      },
    ],
  }
}

/** SICOSS alone says it of each. Who is not on the list is covered by nothing that it says. */
function scvoDe(
  { origen }: Nomina,
  choferes: ReturnType<typeof compararNomina>['choferes'],
): Comparacion['scvo'] {
  if (origen !== 'sicoss') return null
  const sin = choferes.filter(({ persona }) => persona?.scvo !== true)
  return {
    con: choferes.length - sin.length,
    de: choferes.length,
    sin: sin.slice(0, maxNombrados).map(({ chofer }) => `${chofer.apellido}, ${chofer.nombre}`),
  }
}

/** The declaration's own file first; else the sheet of people that came with its paper, where it has one. */
function laDe(para: ParaQueNomina, nominas: readonly Nomina[]): Nomina | null {
  const of = (origen: Nomina['origen']) => nominas.find((each) => each.origen === origen && each.personas > 0)
  if (para === 'art') return of('art') ?? null
  return of('sicoss') ?? (para === 'sicoss' ? of('f931') : undefined) ?? null
}

async function paraQueDe(db: Kysely<Database>, tipodocumentoid: string): Promise<ParaQueNomina | null> {
  const tipo = await db
    .selectFrom('tipo_documento')
    .select('nomina')
    .where('tipodocumentoid', '=', tipodocumentoid)
    .executeTakeFirst()
  return tipo?.nomina ?? null
}

const vigentesDe = (db: Kysely<Database>, periodo: string): Promise<Nomina[]> =>
  selectNominas(db).where('n.periodo', '=', periodo).where(esVigente).execute()

const personasDe = (db: Kysely<Database>, nominaid: string) =>
  db
    .selectFrom('nomina_persona')
    .select(['cuil', 'nombre', 'situacion', 'revistas', 'scvo'])
    .where('nominaid', '=', nominaid)
    .execute()

/** All that the account has or had: of who left the day, of who began it where somebody wrote it down. */
const choferesDe = (db: Kysely<Database>) =>
  db
    .selectFrom('chofer')
    .select([
      'choferid as recursoid',
      'apellido',
      'nombre',
      'cuil',
      sql<string | null>`case when tipo_documento = 'DNI' and documento ~ '^\\d{7,8}$' then documento end`.as(
        'dni',
      ),
      'fecha_alta as desde',
      sql<string | null>`case when estado_cuenta = 'BAJA' then fecha_baja end`.as('hasta'),
    ])
    .execute()

async function noManejan(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('no_maneja').select('cuil').execute()
  return new Set(rows.map(({ cuil }) => cuil))
}
