import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { casillasDeHoy } from '../../shared/casillas.ts'
import { exigidasAmong } from './queries.ts'

export const ContarFaltantes: Handler<'ContarFaltantes'> = (_input, { db }) =>
  exigidasAmong(db, casillasDeHoy({ estado: 'pendiente' }))
    .where('obligatorio', '=', true)
    .select(sql<number>`count(*)`.as('faltantes'))
    .executeTakeFirstOrThrow()
