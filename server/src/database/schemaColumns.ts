import type { ColumnType } from 'kysely'

/** What columns are in JavaScript. Ids are text, dates `YYYY-MM-DD`, instants ISO in UTC. */

export type Id = string
export type Instant = string
export type DefaultInstant = ColumnType<Instant, Instant | undefined, Instant>
/** Computed by the database. */
export type Computed<Type> = ColumnType<Type, never, never>
/** A column that may be left out and is then empty. */
export type Optional<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

export type TipoRecurso = 'transporte' | 'chofer' | 'chofer dado de baja' | 'dominio'
export type EstadoRecurso = 'ACTIVO' | 'BAJA' | 'BLOQUEADO'
export type TipoDocumentoCuenta = 'CUIT' | 'CUIL' | 'Extranjero'
export type Vigencia = 'impresa' | 'meses' | 'mensual' | 'sin vencimiento'
