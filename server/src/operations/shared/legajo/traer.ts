import { createHash } from 'node:crypto'
import type { DeLegajo, Porque } from '@portal/contract/entradas.ts'
import { sql, type Kysely } from 'kysely'
import type { Statement } from '../../../database/batch.ts'
import type { Database } from '../../../database/schema.ts'
import type { LegajoLeido, PapelDeLegajo } from '../../../importacion/messages.ts'
import type { Kept } from '../../../storage/received.ts'

/** A paper of a legajo and where it would stand in this account. */
export interface Papelito {
  papel: PapelDeLegajo
  /** The same of the same legajo's signer each time: it comes in once. */
  entrega: string
  recursoid: string | null
  tipodocumentoid: string | null
}

/** A name that no browser gives: of the key that signed and the paper's id there. */
function entregaOf(llave: string, documentoid: string): string {
  const hex = createHash('sha256').update(`legajo ${llave} ${documentoid}`).digest('hex')
  // Version 8 of RFC 9562: a UUID whose bits somebody made as they liked.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Whose each paper is here, by plate, DNI or CUIL and by the type's key; and which of them came before. */
export async function planOf(
  db: Kysely<Database>,
  { llave, papeles }: LegajoLeido,
): Promise<{ nuevos: Papelito[]; estaban: number }> {
  const named = papeles.map((papel, n) => ({ n, papel, entrega: entregaOf(llave, papel.documentoid) }))
  const asked = named.map(({ n, papel: { tiporecurso, dominio, documento, cuil, clave }, entrega }) => ({
    n,
    entrega,
    tiporecurso,
    dominio,
    documento,
    cuil,
    clave,
  }))
  const { rows } = await sql<{
    n: number
    estaba: boolean
    recursoid: string | null
    tipodocumentoid: string | null
  }>`
    with asked as (
      select n, entrega, tiporecurso, clave, ${plain('dominio')} as dominio, ${plain('documento')} as documento, ${plain('cuil')} as cuil
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) a (n int, entrega uuid, tiporecurso text, dominio text, documento text, cuil text,
        clave text)),
    own as materialized (
      select r.recursoid, r.tiporecurso, ${plain('r.dominio')} as dominio, ${plain('r.documento')} as documento,
        ${plain('coalesce(c.cuil, k.cuit)')} as cuil
      from recurso r
      left join chofer c on c.cuenta_id = r.cuenta_id and c.choferid = r.recursoid
      left join cuenta k on k.cuenta_id = r.recursoid and k.cuenta_id = r.cuenta_id
      where r.cuenta_id = mi_cuenta()),
    -- Of a person one of the two is enough, and the other may not say that it is somebody else.
    matches as (
      select a.n, o.recursoid from asked a join own o on o.dominio = a.dominio
      where a.tiporecurso = 'dominio' and o.tiporecurso = 'dominio'
      union
      select a.n, o.recursoid from asked a join own o on o.cuil = a.cuil
      where a.tiporecurso = 'transporte' and o.tiporecurso = 'transporte'
      union
      select a.n, o.recursoid from asked a join own o on o.cuil = a.cuil
      where a.tiporecurso like 'chofer%' and o.tiporecurso like 'chofer%' and coalesce(o.documento = a.documento, true)
      union
      select a.n, o.recursoid from asked a join own o on o.documento = a.documento
      where a.tiporecurso like 'chofer%' and o.tiporecurso like 'chofer%' and coalesce(o.cuil = a.cuil, true)),
    -- Two of whom it may be are nobody.
    placed as (select n, min(recursoid) as recursoid from matches group by n having count(*) = 1)
    select a.n, exists (select from entrada e where e.cuenta_id = mi_cuenta() and e.entrega = a.entrega and e.origen <> 'pedido') as estaba,
      p.recursoid, (select t.tipodocumentoid from tipo_documento t where t.clave = a.clave) as tipodocumentoid
    from asked a left join placed p using (n) order by a.n`.execute(db)
  const found = new Map(rows.map((row) => [row.n, row]))
  const nuevos = named.flatMap(({ n, papel, entrega }): Papelito[] => {
    const { estaba = false, recursoid = null, tipodocumentoid = null } = found.get(n) ?? {}
    return estaba ? [] : [{ papel, entrega, recursoid, tipodocumentoid }]
  })
  return { nuevos, estaban: papeles.length - nuevos.length }
}

/** As it is compared: without dots, dashes and case; nothing of an empty one. */
const plain = (column: string) =>
  sql`nullif(regexp_replace(upper(${sql.raw(column)}), '[^0-9A-Z]', '', 'g'), '')`

/** A paper, and its files in their order. */
interface Traido extends Papelito {
  kept: readonly Kept[]
}

/** Puts them into the bandeja, each once: none is sure, and none is presented. Answers the ids of those that came. */
export function insertTraidos(
  traidos: readonly Traido[],
  /** `firmante`: as it is pinned here, which says more than what it says of itself. */
  { firmante, llave }: Pick<LegajoLeido, 'firmante' | 'llave'>,
): Statement {
  const entradas = traidos.map(({ papel, entrega, recursoid, tipodocumentoid }) => {
    const { periodo, fecha_emision, fecha_vencimiento, estado, decidido, decidido_por } = papel
    const numero = papel.numero?.slice(0, 60) ?? null
    const legajo: DeLegajo = { de: firmante, llave, conocida: true, estado, decidido, decidido_por }
    const said: [Porque['campo'], string | null][] = [
      ['recurso', recursoid && (papel.dominio ?? papel.cuil ?? papel.documento)],
      ['tipo', tipodocumentoid && papel.tipo],
      ['periodo', periodo],
      ['fecha_emision', fecha_emision],
      ['fecha_vencimiento', fecha_vencimiento],
      ['numero', numero],
    ]
    const porques = said.flatMap(([campo, dice]): Porque[] =>
      dice === null ? [] : [{ campo, porque: 'legajo', dice: dice.slice(0, 120) }],
    )
    const certeza = recursoid !== null && tipodocumentoid !== null ? 'parece' : 'sin ubicar'
    return {
      entrega,
      recursoid,
      tipodocumentoid,
      periodo,
      fecha_emision,
      fecha_vencimiento,
      numero,
      certeza,
      porques,
      legajo,
    }
  })
  const archivos = traidos.flatMap(({ entrega, kept }) =>
    kept.map((file, posicion) => ({ ...file, entrega, posicion })),
  )
  return {
    text: `with made as (
             insert into entrada (origen, entrega, recursoid, tipodocumentoid, periodo, fecha_emision, fecha_vencimiento, numero, certeza,
               porques, legajo)
             select 'legajo', entrega, recursoid, tipodocumentoid, periodo, fecha_emision, fecha_vencimiento, numero, certeza, porques, legajo
             from jsonb_to_recordset($1) as e (entrega uuid, recursoid text, tipodocumentoid text, periodo text, fecha_emision date,
               fecha_vencimiento date, numero text, certeza text, porques jsonb, legajo jsonb)
             on conflict do nothing
             returning entradaid, entrega),
           files as (
             insert into archivo (nombre, size, sha256, mediatype, clave, miniatura, entradaid, posicion)
             select f.nombre, f.size, f.sha256, f.mediatype, f.clave, f.miniatura, made.entradaid, f.posicion
             from jsonb_to_recordset($2) as f (nombre text, size int, sha256 text, mediatype text, clave text, miniatura text, entrega uuid,
               posicion smallint)
             join made using (entrega))
           select entradaid from made order by entradaid`,
    values: [JSON.stringify(entradas), JSON.stringify(archivos)],
  }
}
