import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { merged, saidBy, stringsIn } from './saidBy.ts'

const texts = {
  correos: { titulo: 'Correos', vacio: { titulo: 'Ninguno' }, cantidad_one: 'Uno', cantidad_other: '{{n}}' },
  correosEstado: { enviado: 'Enviado' },
  rol: { revisor: 'Revisor' },
}

const said = (code: string) => {
  const { keys, nouns } = saidBy(stringsIn(parseSync('code.js', code).program), texts)
  return { texts: merged(keys.map(({ says }) => says)), nouns }
}

test('a whole key brings its text alone, wherever it stands in the code', () => {
  expect(
    said(`export const screen = { title: 'correos.titulo' }; t("correos.vacio.titulo", { n: [1] })`),
  ).toEqual({
    texts: { correos: { titulo: 'Correos', vacio: { titulo: 'Ninguno' } } },
    nouns: [],
  })
})

test('a key of what is counted brings each of its forms', () => {
  expect(said("t('correos.cantidad', { count })")).toEqual({
    texts: { correos: { cantidad_one: 'Uno', cantidad_other: '{{n}}' } },
    nouns: [],
  })
})

test('a key that is put together when it runs brings its noun, and so does a noun by its name', () => {
  expect(said('t(`correosEstado.${estado}`)')).toEqual({ texts: {}, nouns: ['correosEstado'] })
  expect(said("list({ texts: 'correos' })")).toEqual({ texts: {}, nouns: ['correos'] })
  expect(said("const all = 'correos.vacio'")).toEqual({ texts: {}, nouns: ['correos'] })
})

test('a template without anything in it is a key like others', () => {
  expect(said('t(`rol.revisor`)')).toEqual({ texts: { rol: { revisor: 'Revisor' } }, nouns: [] })
})

test('what is no text brings nothing: another word, a key that there is not, a name of every object', () => {
  expect(
    said("f('correo', 'rol.dueño', 'correos.titulo.mas', 'toString', 'constructor.name', `${a}.titulo`)"),
  ).toEqual({
    texts: {},
    nouns: [],
  })
})
