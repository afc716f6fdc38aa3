import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { periodoExigible } from '@portal/contract/vigencia.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { newLink, sePuedePedir } from './queries.ts'

type Pedido = Input<'CrearPedidos'>['pedidos'][number]

export const CrearPedidos: Handler<'CrearPedidos'> = async ({ pedidos, nota, dias }, { db, services }) => {
  const hoy = hoyEnBuenosAires()
  const casillas = await requirePedibles(db, pedidos, hoy)
  const records = []
  for (const [i, { destinatario, telefono }] of pedidos.entries()) {
    const made = await db
      .insertInto('pedido')
      .values({
        destinatario,
        telefono: telefono ?? null,
        nota: nota ?? null,
        vence: dias === undefined ? sql`hoy() + dias_de_pedido()` : sumarDias(hoy, dias),
      })
      .returning(['pedidoid', 'destinatario', 'telefono', 'vence'])
      .executeTakeFirstOrThrow()
    await db
      .insertInto('pedido_casilla')
      .values(
        (casillas[i] ?? []).map((casilla, at) => ({ ...casilla, pedidoid: made.pedidoid, posicion: at + 1 })),
      )
      .execute()
    records.push({ ...made, enlace: await newLink(db, made.pedidoid, services.settings.baseUrl) })
  }
  return { records }
}

/** Of each pedido what it asks for, each paper once; refuses the first that there is nothing to mend of. */
async function requirePedibles(db: Kysely<Database>, pedidos: readonly Pedido[], hoy: string) {
  const asked = pedidos.flatMap(({ casillas }) => casillas)
  const found = await db
    .selectFrom('casilla_de_hoy as k')
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'k.tipodocumentoid')
    .select([
      'k.recursoid',
      'k.tipodocumentoid',
      'k.nombre',
      'k.mes',
      'k.periodo',
      't.vigencia',
      't.dia_exigible',
      sePuedePedir('k').as('pedible'),
    ])
    .where('k.cuenta_id', '=', sql<string>`mi_cuenta()`)
    .where(
      'k.recursoid',
      'in',
      asked.map(({ recursoid }) => recursoid),
    )
    .where(
      'k.tipodocumentoid',
      'in',
      asked.map(({ tipodocumentoid }) => tipodocumentoid),
    )
    .execute()
  return pedidos.map(({ casillas }) => {
    const chosen = casillas.map((casilla) => {
      const own = found.filter(
        ({ recursoid, tipodocumentoid }) =>
          recursoid === casilla.recursoid && tipodocumentoid === casilla.tipodocumentoid,
      )
      const slot = own.find(({ mes }) => !mes)
      if (!slot) throw refuse('RECORD_NOT_FOUND')
      const month = own.find(({ mes, periodo }) => mes && periodo === casilla.periodo)
      if (!(month ?? slot).pedible)
        throw refuseField<FieldOf<'CrearPedidos'>>(
          'pedidos',
          sentence('noSePuedePedir', { papel: slot.nombre }),
        )
      return {
        recursoid: casilla.recursoid,
        tipodocumentoid: casilla.tipodocumentoid,
        periodo:
          slot.vigencia === 'mensual' ? (casilla.periodo ?? periodoExigible(hoy, slot.dia_exigible)) : null,
      }
    })
    const seen = new Set<string>()
    return chosen.filter((casilla) => {
      const key = JSON.stringify(casilla)
      return !seen.has(key) && seen.add(key)
    })
  })
}
