import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { casillasDeHoy } from '../../shared/casillas.ts'
import { faltantesAmong } from './queries.ts'

export const ContarFaltantes: Handler<'ContarFaltantes'> = (_input, { db }) =>
  faltantesAmong(db, casillasDeHoy({ estado: 'pendiente' }))
    .select(sql<number>`count(*)`.as('faltantes'))
    .executeTakeFirstOrThrow()
