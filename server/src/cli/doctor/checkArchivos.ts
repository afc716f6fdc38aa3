import { sql } from 'kysely'
import { damageOf, guardados, type Causa, type Guardado } from '../../storage/danados.ts'
import type { Installation } from '../installation.ts'
import { inWhole } from '../../numbers.ts'
import { reasonOf, type Finding } from '../../finding.ts'

const finding = (level: Finding['level'], sentence: string): Finding => ({
  what: 'Archivos',
  level,
  sentence,
})

/** As many as are read in a moment. */
const sample = 40
/** As many as are named. */
const named = 5

const dicho: Record<Causa, string> = {
  falta: 'no está',
  tamanio: 'no tiene el tamaño con que se guardó',
  contenido: 'no es lo que se guardó',
}

/** What the nightly look at all files found and is so still, and a sample taken now. Changes nothing. */
export async function checkArchivos({
  db,
  storage,
}: Pick<Installation, 'db' | 'storage'>): Promise<Finding[]> {
  try {
    const { rows } = await sql<Guardado & { known: boolean }>`
      select g.clave, min(g.size) as size, min(g.sha256) as sha256, d.clave is not null as known
      from ${await guardados(db)} g left join archivo_danado d on d.clave = g.clave collate "C"
      group by g.clave, d.clave
      order by d.clave is null, random() limit ${sample}`.execute(db)
    const bad: { clave: string; causa: Causa }[] = []
    for (const file of rows) {
      const causa = await damageOf(file, storage)
      if (causa !== undefined) bad.push({ clave: file.clave, causa })
    }
    if (bad.length > 0) return [finding('mal', await toldOf({ db }, bad))]
    return rows.length === 0
      ? []
      : [finding('bien', `de una muestra de ${inWhole(rows.length)}, todos son lo que se guardó.`)]
  } catch (error) {
    return [finding('mal', `no se pueden leer (${reasonOf(error)}).`)]
  }
}

async function toldOf(
  { db }: Pick<Installation, 'db'>,
  bad: readonly { clave: string; causa: Causa }[],
): Promise<string> {
  const first = bad.slice(0, named)
  const rows = await db
    .selectFrom('archivo')
    .leftJoin('cuenta', 'cuenta.cuenta_id', 'archivo.cuenta_id')
    .select(['archivoid', 'clave', 'nombre', 'accountname'])
    .where(
      'clave',
      'in',
      first.map(({ clave }) => clave),
    )
    .execute()
  const each = first.map(({ clave, causa }) => {
    const row = rows.find((one) => one.clave === clave)
    const what = row
      ? `${row.archivoid} «${row.nombre}», de ${row.accountname ?? '?'}`
      : `el ejemplo ${clave}`
    return `${what}: ${dicho[causa]}`
  })
  const rest = bad.length > named ? `; y otros ${inWhole(bad.length - named)}` : ''
  return `dañados o perdidos: ${inWhole(bad.length)} (${each.join('; ')}${rest}). Recuperalos de un respaldo, como dice docs/operacion.md.`
}
