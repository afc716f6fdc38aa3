import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { mesYaPaso, presentacionProblems, vencimientoDe } from '@portal/contract/vigencia.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { together } from '../../database/together.ts'
import { claimFiles } from './claimFiles.ts'

type Field = FieldOf<'SaveDocumentoRecurso'>
type Values = Omit<Input<'SaveDocumentoRecurso'>['values'], 'data'>

interface How {
  /** One of the account's people, or one of the provider's in its name. */
  por: 'presentado_por' | 'presentado_por_operador'
  /** What its line of history says beside that it waits. */
  nota?: string
  /** Files that come with the call and are kept only once nothing else is wrong, and how many they are. */
  more?: { count: number; keep: () => Promise<string[]> }
}

/**
 * Presents a document in the account that the transaction is about, for one resource or for several by one paper: each
 * waits for a decision, and what still waited in its place gives way. Answers the id of the first one's.
 */
export async function presentar(
  db: Kysely<Database>,
  values: Values,
  { por, nota, more = { count: 0, keep: () => Promise.resolve([]) } }: How,
): Promise<string> {
  const { transporteid, tipodocumentoid, archivos } = values
  const recursos = [...new Set([values.recursoid, ...(values.tambien ?? [])])]
  const [, tipo] = await together([
    together([
      transporteid === undefined ? undefined : requireOwn(db, transporteid),
      // Two presentations of one slot take their turn, as in the database's own trigger; of several slots always in one order.
      ...recursos
        .toSorted()
        .map((recursoid) =>
          sql`select pg_advisory_xact_lock(hashtextextended(${`${recursoid}/${tipodocumentoid}`}, 0))`.execute(
            db,
          ),
        ),
    ]),
    requireTipo(db, values),
  ])
  await requireTambien(db, values, tipo, recursos.slice(1))
  const hoy = hoyEnBuenosAires()
  if (new Set(archivos).size !== archivos.length || archivos.length + more.count > tipo.max_archivos)
    throw refuse('TOO_MANY_FILES', {
      words: { max: String(tipo.max_archivos) },
      fields: { archivos: sentence('hastaArchivosDistintos', { max: tipo.max_archivos }) },
    })

  const fechas = {
    fecha_emision: values.fecha_emision ?? null,
    fecha_vencimiento: values.fecha_vencimiento ?? null,
    periodo: values.periodo ?? null,
  }
  const tardio = mesYaPaso(tipo, fechas, hoy) && (await mesControlado(db, recursos, values))
  const fields = presentacionProblems({ ...tipo, controlado: tardio }, fechas, hoy)
  if (Object.keys(fields).length > 0) throw refuse('INVALID_INPUT', { fields })

  const presentacionid = recursos.length > 1 ? crypto.randomUUID() : null
  const [withdrawn, rows] = await together([
    withdrawWaiting(db, { recursos, tipodocumentoid, periodo: fechas.periodo }),
    db
      .insertInto('documento')
      .values(
        recursos.map((recursoid) => ({
          recursoid,
          tipodocumentoid,
          numero: values.numero ?? null,
          observacion: values.observacion ?? null,
          ...fechas,
          fecha_vencimiento: vencimientoDe(tipo, fechas),
          tardio,
          [por]: sql<string>`yo()`,
          presentacionid,
        })),
      )
      .returning(['documentoid', 'recursoid'])
      .execute(),
  ])
  const documentos = recursos.flatMap((recursoid) => rows.filter((row) => row.recursoid === recursoid))
  const kept = await more.keep()
  await together([
    ...withdrawn.map(({ documentoid }) =>
      sql`select anotar_historial(${documentoid}, 'anulado', 'Reemplazado por una nueva presentación')`.execute(
        db,
      ),
    ),
    claimFiles(db, { documentos, tipodocumentoid, archivos: [...archivos, ...kept] }),
    ...documentos.map(({ documentoid }) =>
      sql`select anotar_historial(${documentoid}, 'en revision', ${nota ?? null})`.execute(db),
    ),
  ])
  const [first] = documentos
  if (!first) throw new Error('nothing was presented')
  return first.documentoid
}

/** The seed's clients say for whom they present; nobody does for another. */
async function requireOwn(db: Kysely<Database>, transporteid: string): Promise<void> {
  const { rows } = await sql<{ own: boolean }>`select ${transporteid} = mi_cuenta() as own`.execute(db)
  if (rows[0]?.own !== true) throw refuse('RECORD_NOT_FOUND')
}

/** The type's rules, when this resource may present it today: it is asked for it, or will be. Of one month blocked, that month may not. */
async function requireTipo(db: Kysely<Database>, { recursoid, tipodocumentoid, periodo }: Values) {
  const [recurso, casillas] = await together([
    db.selectFrom('recurso').select('estado').where('recursoid', '=', recursoid).executeTakeFirst(),
    casillasPresentables(db, [recursoid], tipodocumentoid),
  ])
  if (!recurso) throw refuse('RECORD_NOT_FOUND')
  if (recurso.estado === 'BLOQUEADO') throw refuse('RESOURCE_BLOCKED')
  const tipo =
    casillas.find(({ mes }) => !mes) ?? (await tipoDelMes(db, { recursoid, tipodocumentoid, periodo }))
  if (!tipo) throw refuseField<Field>('tipodocumentoid', sentence('esteDocumentoNoCorresponde'))
  if (isBlocked(casillas, periodo)) throw refuse('RESOURCE_BLOCKED')
  return tipo
}

type DeMes = Pick<Values, 'recursoid' | 'tipodocumentoid' | 'periodo'>

/** Whether a control asks about that month of that chofer by papers of that type. */
const seControla = ({ recursoid, tipodocumentoid, periodo }: DeMes) =>
  sql<boolean>`mes_se_controla(${recursoid}, ${tipodocumentoid}, ${periodo ?? null})`

/**
 * Of a chofer who is not asked for it any more, who left for example, a monthly type for a month that is controlled of them: its
 * papers come when the month is over. See docs/decisions/0139.
 */
const tipoDelMes = (db: Kysely<Database>, values: DeMes) =>
  db
    .selectFrom('tipo_documento as t')
    .select(['t.vigencia', 't.meses', 't.dia_exigible', 't.max_archivos', 't.compartido'])
    .where('t.tipodocumentoid', '=', values.tipodocumentoid)
    .where(seControla(values))
    .executeTakeFirst()

/**
 * Whether a month whose day has passed is controlled of whom its paper is presented for. Of the others whom it is presented for too
 * it has to be, where it is of the first: all of whom it is not are named.
 */
async function mesControlado(
  db: Kysely<Database>,
  [first, ...others]: readonly string[],
  { tipodocumentoid, periodo }: Values,
): Promise<boolean> {
  const of = (id: string | undefined) =>
    sql<boolean>`mes_se_controla(${id}, ${tipodocumentoid}, ${periodo ?? null})`
  const { rows } = await sql<{ controlado: boolean; sin: string[] }>`
    select ${of(first)} as controlado, array(
      select r.nombre from recurso r
      where r.cuenta_id = mi_cuenta() and r.recursoid = any (${[...others]}::text[])
        and not mes_se_controla(r.recursoid, ${tipodocumentoid}, ${periodo ?? null})
      order by sin_acentos(r.nombre)) as sin`.execute(db)
  const [{ controlado, sin } = { controlado: false, sin: [] }] = rows
  if (controlado && sin.length > 0)
    throw refuseField<Field>('tambien', sentence('eseMesNoSeControlaDe', { nombres: sin.join('; ') }))
  return controlado
}

/** The others that the paper is presented for: the first that it can't be presented for is named, and nothing is done. */
async function requireTambien(
  db: Kysely<Database>,
  { tipodocumentoid, periodo }: Values,
  { compartido }: { compartido: boolean },
  tambien: readonly string[],
): Promise<void> {
  if (tambien.length === 0) return
  if (!compartido) throw refuseField<Field>('tambien', sentence('esteDocumentoSePresenta'))
  const [recursos, casillas] = await together([
    db
      .selectFrom('recurso')
      .select(['recursoid', 'nombre', 'estado'])
      .where('recursoid', 'in', tambien)
      .execute(),
    casillasPresentables(db, tambien, tipodocumentoid),
  ])
  for (const recursoid of tambien) {
    const recurso = recursos.find((each) => each.recursoid === recursoid)
    if (!recurso) throw refuseField<Field>('tambien', sentence('noEncontramosAAlguno'))
    const own = casillas.filter((each) => each.recursoid === recursoid)
    if (recurso.estado === 'BLOQUEADO' || isBlocked(own, periodo))
      throw refuseField<Field>('tambien', sentence('nombrePeroBloqueado', { nombre: recurso.nombre }))
    if (
      !own.some(({ mes }) => !mes) &&
      !(await tipoDelMes(db, { recursoid, tipodocumentoid, periodo: periodo ?? null }))
    )
      throw refuseField<Field>('tambien', sentence('noLeCorresponde', { nombre: recurso.nombre }))
  }
}

/** Those that are asked for today, and of the others those that a change of the catalogue will ask for. */
async function casillasPresentables(
  db: Kysely<Database>,
  recursos: readonly string[],
  tipodocumentoid: string,
) {
  const [today, later] = await together([
    casillasDe(db, recursos, tipodocumentoid),
    db
      .selectFrom('casilla_por_venir')
      .select([
        'recursoid',
        'estado',
        sql<boolean>`false`.as('mes'),
        sql<string | null>`null`.as('periodo'),
        'vigencia',
        'meses',
        'dia_exigible',
        'max_archivos',
        'compartido',
      ])
      .where('recursoid', 'in', recursos)
      .where('tipodocumentoid', '=', tipodocumentoid)
      .where('pedido', '=', false)
      .execute(),
  ])
  return [...today, ...later]
}

const casillasDe = (db: Kysely<Database>, recursos: readonly string[], tipodocumentoid: string) =>
  db
    .selectFrom('casilla')
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'casilla.tipodocumentoid')
    .select([
      'casilla.recursoid',
      'casilla.estado',
      'casilla.mes',
      'casilla.periodo',
      't.vigencia',
      't.meses',
      't.dia_exigible',
      't.max_archivos',
      't.compartido',
    ])
    .where('casilla.recursoid', 'in', recursos)
    .where('casilla.tipodocumentoid', '=', tipodocumentoid)
    .where('casilla.exigible', '=', true)
    .execute()

type Casillas = Awaited<ReturnType<typeof casillasDe>>

const isBlocked = (casillas: Casillas, periodo: Values['periodo']): boolean =>
  casillas.some((each) => each.estado === 'bloqueado' && (!each.mes || each.periodo === periodo))

/** One for the same, of a monthly type for the same month, that nobody has decided yet gives way to the new one. */
const withdrawWaiting = (
  db: Kysely<Database>,
  {
    recursos,
    tipodocumentoid,
    periodo,
  }: { recursos: readonly string[]; tipodocumentoid: string; periodo: string | null },
) =>
  db
    .updateTable('documento')
    .set({ estado: 'anulado', version: sql`version + 1` })
    .where('recursoid', 'in', recursos)
    .where('tipodocumentoid', '=', tipodocumentoid)
    .where('periodo', 'is not distinct from', periodo)
    .where('estado', '=', 'en revision')
    .returning('documentoid')
    .execute()
