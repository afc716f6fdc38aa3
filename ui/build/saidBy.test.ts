import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { saidBy, stringsIn } from './saidBy.ts'

const texts = {
  correos: {
    titulo: 'Correos',
    vacio: { titulo: 'Ninguno', niveles: ['a', 'b'] },
    cantidad_one: 'Uno',
    cantidad_other: '{{n}}',
  },
  correosEstado: { enviado: 'Enviado' },
  rol: { revisor: 'Revisor' },
}

const said = (code: string) => saidBy(stringsIn(parseSync('code.js', code).program), texts)

test('a whole key brings its text alone, wherever it stands in the code', () => {
  expect(
    said(`export const screen = { title: 'correos.titulo' }; t("correos.vacio.titulo", { n: [1] })`),
  ).toEqual({
    texts: { correos: { titulo: 'Correos', vacio: { titulo: 'Ninguno' } } },
    nouns: [],
  })
})

test('a key of what is counted brings each of its forms, and one of a group the group', () => {
  expect(said("t('correos.cantidad', { count }); t('correos.vacio')")).toEqual({
    texts: {
      correos: {
        cantidad_one: 'Uno',
        cantidad_other: '{{n}}',
        vacio: { titulo: 'Ninguno', niveles: ['a', 'b'] },
      },
    },
    nouns: [],
  })
})

test('a key that is put together when it runs brings what it may become', () => {
  expect(said('t(`correosEstado.${estado}`)')).toEqual({
    texts: { correosEstado: texts.correosEstado },
    nouns: [],
  })
  expect(said('t(`correos.${part}.titulo`)')).toEqual({
    texts: { correos: { vacio: { titulo: 'Ninguno' } } },
    nouns: [],
  })
  expect(said('t(`rol.revisor`)')).toEqual({ texts: { rol: { revisor: 'Revisor' } }, nouns: [] })
})

test('a noun that is handed over by its name is brought whole, however many there are', () => {
  expect(said("list({ name: 'rol', texts: 'correos' })")).toEqual({ texts: {}, nouns: ['correos'] })
  expect(said("const texts = { a: 'correos', b: 'rol' }; t('correos.titulo')")).toEqual({
    texts: {},
    nouns: ['correos', 'rol'],
  })
  expect(said("jsx(Alone, { screen: 'correos' })")).toEqual({ texts: {}, nouns: ['correos'] })
})

test('what is no text brings nothing: another word, a key that there is not, a name of every object', () => {
  expect(
    said(
      "f('correo', 'correos', 'rol.dueño', 'correos.titulo.mas', 'toString', 'constructor.name', `${a}.titulo`)",
    ),
  ).toEqual({ texts: {}, nouns: [] })
})
