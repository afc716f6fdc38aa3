import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coincide, diaEnBuenosAires, juzgar, maxEdadDeLista } from './juicio.ts'
import {
  contras,
  escribirAnulados,
  estaAnulado,
  filasDeFichas,
  filasDeJuicio,
  filasDeUnidades,
  huellaDe,
  listaDe,
  type Contra,
  type EnLista,
  type Lista,
} from './lista.ts'
import { aplicada, diferencia, enOrden, huellaDeFilas, juntas, separadas } from './secciones.ts'

const ahora = Date.UTC(2026, 10, 21, 15) / 1000
const hoy = diaEnBuenosAires(ahora)
const clave = new Uint8Array(32).fill(7)
const huellas = (clase: 'dominio' | 'chofer', texto: string) => huellaDe(clave, clase, texto)

function listOf(todos: readonly EnLista[], emitida = ahora - 60): Lista {
  const juicios = filasDeJuicio(huellas, todos)
  const unidades = filasDeUnidades(huellas, [])
  const lista = listaDe(
    {
      version: 1,
      puertaid: '40x1',
      puerta: 'Puerta 1',
      sede: 'Planta',
      operacion: null,
      emitida,
      dia: hoy,
      clave,
      juicios: huellaDeFilas(juicios),
      unidades: huellaDeFilas(unidades),
      fichas: null,
      claves: [],
      anulados: escribirAnulados([]),
      guardias: [],
      autorizan: [],
      testigo: null,
    },
    { juicios, unidades, fichas: filasDeFichas(huellas, []) },
  )
  if (!lista) throw new Error('not whole')
  return lista
}

const one = (values: Partial<EnLista> = {}): EnLista => ({
  clase: 'dominio',
  texto: 'ZY602AA',
  hasta: null,
  contra: [],
  ...values,
})
const reloj = { ahora, masTarde: ahora }
const ask = (todos: readonly EnLista[], lista = listOf(todos)) =>
  juzgar(lista, { tractor: 'zy 602-aa' }, reloj)

describe('a verdict without a line', () => {
  test('is a yes of who is fit today, and of nobody else', () => {
    expect(ask([one()]).respuesta).toBe('puede')
    expect(ask([one({ hasta: hoy })]).respuesta).toBe('puede')
    expect(ask([one({ hasta: '2026-11-20' })]).respuesta).toBe('no')
    expect(ask([]).respuesta).toBe('llamar')
    for (const contra of Object.keys(contras) as Contra[])
      expect(ask([one({ contra: [contra] })]).respuesta, contra).not.toBe('puede')
    expect(juzgar(listOf([one()]), {}, reloj).respuesta).toBe('llamar')
  })

  test('is as strict as its strictest part, and each is judged by itself', () => {
    const lista = listOf([one(), one({ clase: 'chofer', texto: '30111222', contra: ['papeles'] })])
    const juicio = juzgar(lista, { tractor: 'ZY602AA', chofer1: '30.111.222' }, reloj)
    expect(juicio.respuesta).toBe('no')
    expect(juicio.partes.map(({ respuesta }) => respuesta)).toEqual(['puede', 'no'])
    // A number is no plate.
    expect(juzgar(lista, { tractor: '30111222' }, reloj).respuesta).toBe('llamar')
    expect(juzgar(lista, { tractor: 'ZY602AA', arrastre1: 'AB123CD' }, reloj).respuesta).toBe('llamar')
  })

  test('of one whom two transportes have is a question, unless both say alike', () => {
    expect(ask([one(), one({ contra: ['papeles'] })]).respuesta).toBe('llamar')
    expect(ask([one(), one({ hasta: hoy })]).respuesta).toBe('puede')
    expect(ask([one({ contra: ['papeles'] }), one({ contra: ['estado'] })]).respuesta).toBe('no')
  })

  test('is none by a list that is too old, by a clock that was put back, or by no list', () => {
    const say = (lista: Lista | undefined, at = ahora, masTarde = at) =>
      juzgar(lista, { tractor: 'ZY602AA' }, { ahora: at, masTarde }).respuesta
    const good = listOf([one()])
    expect(say(good, ahora + maxEdadDeLista - 100)).toBe('puede')
    expect(say(good, ahora + maxEdadDeLista)).toBe('llamar')
    expect(say(good, ahora + 86_400 * 2)).toBe('llamar')
    expect(say(good, ahora - 86_400, ahora)).toBe('llamar')
    expect(say(good, ahora - 86_400, ahora - 86_400)).toBe('llamar')
    expect(say(undefined)).toBe('llamar')
  })

  test('with a pass that is not good is never a yes', () => {
    const lista = listOf([one()])
    for (const problema of ['no es un pase', 'mal hecho', 'firma mala', 'anulado'] as const)
      expect(juzgar(lista, { tractor: 'ZY602AA' }, reloj, problema).respuesta).toBe('no')
    for (const problema of ['clave desconocida', 'vencido', 'del futuro'] as const)
      expect(juzgar(lista, { tractor: 'ZY602AA' }, reloj, problema).respuesta).toBe('llamar')
  })
})

test('the last three of a plate are compared as they are read', () => {
  expect(coincide('ZY602AA', '2aa')).toBe(true)
  expect(coincide('ZY602AA', '2AH')).toBe(false)
  expect(coincide('ZY602AA', '')).toBe(false)
  expect(coincide('', '')).toBe(false)
})

test('a list that was altered is none', () => {
  const lista = listOf([one({ contra: ['papeles'] })])
  const juicios = lista.juicios.map((fila) => Uint8Array.from(fila).fill(0, 7))
  expect(listaDe(lista.cabecera, { ...lista, juicios })).toBeUndefined()
})

test('revoked serials are told in bits', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: 50 }), (seriales) => {
      const anulado = estaAnulado(escribirAnulados(seriales))
      for (let serial = 0; serial < 5010; serial += 1)
        if (anulado(serial) !== seriales.includes(serial)) return false
      return true
    }),
  )
})

test('what changed, applied, is what there is now', () => {
  const rows = fc.array(fc.uint8Array({ minLength: 1, maxLength: 200 }), { maxLength: 40 }).map(enOrden)
  fc.assert(
    fc.property(rows, rows, (antes, despues) => {
      expect(aplicada(antes, diferencia(antes, despues))).toEqual(despues)
      expect(separadas(juntas(despues))).toEqual(despues)
    }),
  )
  expect(aplicada([], { saca: [3], pone: juntas([]) })).toBeUndefined()
})
