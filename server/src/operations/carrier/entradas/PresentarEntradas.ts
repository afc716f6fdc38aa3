import { Refusal, refuse, refuseField, type FieldOf } from '@portal/contract'
import { fechasConSentido } from '@portal/contract/vigencia.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql } from 'kysely'
import { translated } from '../../../database/refusals.ts'
import type { Handler } from '../../../handler.ts'
import { presentar } from '../../shared/presentar.ts'

type Field = FieldOf<'PresentarEntradas'>

/** Each as its own presentation, by the very steps of SaveDocumentoRecurso: there is no other rule of what may be presented. */
export const PresentarEntradas: Handler<'PresentarEntradas'> = async ({ entradas }, { db }) => {
  const ids = [...new Set(entradas)]
  const found = await db
    .selectFrom('entrada as e')
    .leftJoin('tipo_documento as t', 't.tipodocumentoid', 'e.tipodocumentoid')
    .selectAll('e')
    .select(['t.nombre as papel', 't.vigencia'])
    .where('e.entradaid', 'in', ids)
    .orderBy('e.entradaid')
    .forUpdate('e')
    .execute()
  if (found.length < ids.length) throw refuse('RECORD_NOT_FOUND')
  const archivos = await db
    .selectFrom('archivo')
    .select(['archivoid', 'entradaid'])
    .where('entradaid', 'in', ids)
    .where('documentoid', 'is', null)
    .orderBy('entradaid')
    .orderBy('posicion')
    .execute()
  const records = []
  for (const {
    entradaid,
    estado,
    recursoid,
    tipodocumentoid,
    papel,
    vigencia,
    numero,
    ...entrada
  } of found) {
    if (estado !== 'espera') throw refuseField<Field>('entradas', sentence('entradaYaDecidida'))
    if (recursoid === null || tipodocumentoid === null || papel === null || vigencia === null)
      throw refuseField<Field>('entradas', sentence('entradaSinUbicar'))
    const own = archivos.filter((archivo) => archivo.entradaid === entradaid)
    if (own.length === 0) throw refuseField<Field>('entradas', sentence('adjuntaAlMenosUnArchivo'))
    const documentoid = await presentar(
      db,
      {
        recursoid,
        tipodocumentoid,
        numero,
        // What the sender said and its type does not ask for is not presented.
        ...fechasConSentido(vigencia, entrada),
        archivos: own.map(({ archivoid }) => archivoid),
      },
      { por: 'presentado_por' },
    ).catch((error: unknown) => {
      throw ids.length === 1 ? error : namedAfter(papel, error)
    })
    await db
      .updateTable('entrada')
      .set({
        estado: 'presentada',
        documentoid,
        decidida: sql`now()`,
        decidida_por: sql`yo()`,
        version: sql`version + 1`,
      })
      .where('entradaid', '=', entradaid)
      .execute()
    records.push({ entradaid, documentoid })
  }
  return { records }
}

/** Of several, which one it was; its fields are none of theirs. */
function namedAfter(papel: string, error: unknown): unknown {
  const why = translated(error)
  if (!(why instanceof Refusal) || why.status !== 200) return error
  const [motivo = why.body.message] = Object.values(why.body.fields ?? {})
  return refuseField<Field>('entradas', sentence('entradaNoSePresenta', { papel, motivo }))
}
