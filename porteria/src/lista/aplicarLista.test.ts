import { buscar } from '@portal/pase/lista.ts'
import { expect, test } from 'vitest'
import { aplicarLista, listaGuardada } from './aplicarLista.ts'
import { base64, clave, listaDicha, puede } from '../pruebas.test-tools.ts'

const nuestra = clave()
const emitida = 1_800_000_000

async function primera() {
  const first = await aplicarLista(
    undefined,
    listaDicha(nuestra, { emitida, juicios: [puede('dominio', 'AB123CD'), puede('chofer', '30111222')] }),
    [nuestra],
  )
  if (typeof first === 'string') throw new Error(first)
  return first
}

test('a first list is taken whole, and so is what changed since', async () => {
  const { lista } = await primera()
  const despues = listaDicha(
    nuestra,
    { emitida: emitida + 60, juicios: [puede('dominio', 'AB123CD'), puede('dominio', 'AE301KT')] },
    lista,
  )

  const applied = await aplicarLista(lista, despues, [nuestra])

  if (typeof applied === 'string') throw new Error(applied)
  expect(buscar(applied.lista, 'dominio', 'AE301KT')).toEqual({ contra: [], hasta: null })
  expect(buscar(applied.lista, 'chofer', '30111222')).toBeUndefined()
})

test('an older list is never taken for a newer one', async () => {
  const { lista } = await primera()
  expect(await aplicarLista(lista, listaDicha(nuestra, { emitida: emitida - 1 }), [nuestra])).toBe(
    'mas vieja',
  )
})

test('a list that nobody known signed is none', async () => {
  expect(await aplicarLista(undefined, listaDicha(clave(), { emitida }), [nuestra])).toBe('firma')
})

test('a head that was altered on the way is none', async () => {
  const llega = listaDicha(nuestra, { emitida })
  const bytes = Buffer.from(llega.cabecera, 'base64')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(await aplicarLista(undefined, { ...llega, cabecera: base64(bytes) }, [nuestra])).toBe('firma')
  expect(await aplicarLista(undefined, { ...llega, cabecera: 'no es base64 ñ' }, [nuestra])).toBe('firma')
})

test('a section that is not what was signed leaves the list as it was', async () => {
  const llega = listaDicha(nuestra, { emitida, juicios: [puede('dominio', 'AB123CD')] })
  const otra = listaDicha(nuestra, { emitida, juicios: [puede('dominio', 'ZZ999ZZ')] })
  expect(await aplicarLista(undefined, { ...llega, juicios: otra.juicios }, [nuestra])).toBe('seccion')
  expect(await aplicarLista(undefined, { ...llega, juicios: { igual: true } }, [nuestra])).toBe('seccion')
  expect(await aplicarLista(undefined, { ...llega, juicios: { saca: [3], pone: '' } }, [nuestra])).toBe(
    'seccion',
  )
})

test('what is told to be as before is believed where the newer head names it, and nowhere else', async () => {
  const { lista } = await primera()
  const same = { emitida: emitida + 60, juicios: [puede('dominio', 'AB123CD'), puede('chofer', '30111222')] }
  const igual = { ...listaDicha(nuestra, same, lista), juicios: { igual: true as const } }
  const applied = await aplicarLista(lista, igual, [nuestra])
  if (typeof applied === 'string') throw new Error(applied)
  expect(buscar(applied.lista, 'chofer', '30111222')).toEqual({ contra: [], hasta: null })

  const otra = listaDicha(nuestra, { emitida: emitida + 60, juicios: [puede('dominio', 'ZZ999ZZ')] })
  expect(await aplicarLista(lista, { ...otra, juicios: { igual: true } }, [nuestra])).toBe('seccion')
})

test('a key that the newest list withdrew signs no list after it', async () => {
  const nueva = clave()
  const rotada = await aplicarLista(
    undefined,
    listaDicha(nuestra, {
      emitida,
      cabecera: { claves: [nueva].map(({ claveid, publica }) => ({ claveid, publica })) },
    }),
    [nuestra],
  )
  if (typeof rotada === 'string') throw new Error(rotada)
  expect(rotada.claves.map(({ claveid }) => claveid)).toEqual([nueva.claveid])
  expect(await aplicarLista(rotada.lista, listaDicha(nuestra, { emitida: emitida + 1 }), rotada.claves)).toBe(
    'firma',
  )
})

test('a list without keys, or with a key under the name of another, is none', async () => {
  expect(
    await aplicarLista(undefined, listaDicha(nuestra, { emitida, cabecera: { claves: [] } }), [nuestra]),
  ).toBe('firma')
  const falsa = { claveid: nuestra.claveid, publica: clave().publica }
  expect(
    await aplicarLista(undefined, listaDicha(nuestra, { emitida, cabecera: { claves: [falsa] } }), [nuestra]),
  ).toBe('firma')
})

test('what was kept is read again, and no list where it was changed on the device', async () => {
  const { guarda } = await primera()
  const kept = { juicios: guarda.secciones.juicios, unidades: guarda.secciones.unidades, fichas: undefined }

  const read = await listaGuardada(guarda, kept, [nuestra])
  expect(read && buscar(read, 'dominio', 'AB123CD')).toEqual({ contra: [], hasta: null })

  const altered = kept.juicios?.slice()
  if (altered) altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
  expect(await listaGuardada(guarda, { ...kept, juicios: altered }, [nuestra])).toBeUndefined()
})
