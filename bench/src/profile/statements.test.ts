import { expect, test } from 'vitest'
import { nameOf } from './statements.ts'

test('a statement is told by its verb and the tables it names, once each', () => {
  expect(
    nameOf('select "a" from "historial" as "h" inner join documento d on true join historial x on true'),
  ).toBe('select historial, documento')
  expect(nameOf('update "chofer" set "telefono" = $1')).toBe('update chofer')
  expect(nameOf('insert into "auditoria" ("id") values ($1)')).toBe('insert auditoria')
})

test('what a statement names for itself is no table, and what names none is told by its function', () => {
  expect(nameOf('with "pagina" as materialized (select 1 from "chofer") select * from "pagina"')).toBe(
    'with chofer',
  )
  expect(nameOf('select abrir_sesion($1, $2)')).toBe('select abrir_sesion')
  expect(nameOf('COMMIT')).toBe('commit')
})
