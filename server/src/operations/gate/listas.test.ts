import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { separadas } from '@portal/pase/secciones.ts'
import { expect, test, vi } from 'vitest'
import type { CabeceraDicha } from './cabecera.ts'
import { createListas } from './listas.ts'

const MiB = 1024 * 1024
/** A row of a list is shorter than 32 KiB. */
const largo = 30_000

/** Lists of gates, and how often what each says was read. */
function lists() {
  const listas = createListas(() =>
    Promise.resolve({
      claves: [],
      claveDeNombres: (operacion) => createHash('sha256').update(operacion).digest(),
    }),
  )
  const reads = new Map<string, number>()
  /** What a gate of that operation is told, whose names take so many bytes. */
  const told = async (operacionid: string, bytes: number, vista = '1') => {
    const cabecera: CabeceraDicha = {
      dispositivoid: '31x1',
      dispositivo: 'Celular',
      puertaid: '30x1',
      puerta: 'Norte',
      sede: 'Planta',
      operacionid,
      operacion: 'Cosecha',
      con_nombres: true,
      dia: '2026-01-02',
      autorizan: [],
      guardias: [],
      anulados: [],
      testigo: null,
    }
    const tiene = { juicios: null, unidades: null, fichas: null }
    const { fichas } = await listas.para({ cabecera, vista, emitida: 1_767_322_800, tiene }, (text) => {
      if (text.includes('unidades_de_lista')) return Promise.resolve([])
      reads.set(operacionid, (reads.get(operacionid) ?? 0) + 1)
      return Promise.resolve(
        Array.from({ length: Math.ceil(bytes / largo) }, (_, i) => ({
          clase: 'chofer',
          dicho: String(20_000_000 + i),
          nombre: 'N'.repeat(largo),
          transporte: 'Transporte de Prueba',
          hasta: '2026-12-31',
          contra: [],
          culpables: null,
          culpables_transporte: null,
          vehiculo: null,
          carroceria: null,
          cantidad_ejes: null,
          pais_patente: null,
        })),
      )
    })
    if (!('toda' in fichas)) throw new Error('not all of it was told')
    return separadas(Buffer.from(fichas.toda, 'base64'))?.length
  }
  return { told, readsOf: (operacionid: string) => reads.get(operacionid) }
}

test('a list is made once for all devices of an operation, also of those that come at once', async () => {
  const { told, readsOf } = lists()
  expect(await Promise.all([told('A', MiB), told('A', MiB)])).toEqual([35, 35])
  expect(await told('A', MiB)).toBe(35)
  expect(readsOf('A')).toBe(1)
})

test('lists of many operations take so many bytes, and those of which nobody asked for longest are made anew', async () => {
  const { told, readsOf } = lists()
  const operaciones = Array.from({ length: 12 }, (_, i) => `operacion ${String(i)}`)
  for (const operacion of operaciones) await told(operacion, 4 * MiB)
  await told('operacion 11', 4 * MiB)
  await told('operacion 0', 4 * MiB)
  expect([readsOf('operacion 11'), readsOf('operacion 0')]).toEqual([1, 2])
})

test('a list that is larger than all that is kept is given to whoever asks, and not kept', async () => {
  const { told, readsOf } = lists()
  await told('A', MiB)
  const rows = Math.ceil((40 * MiB) / largo)
  expect(await Promise.all([told('B', 40 * MiB), told('B', 40 * MiB)])).toEqual([rows, rows])
  expect(readsOf('B')).toBe(1)
  expect(await told('B', 40 * MiB)).toBe(rows)
  expect(readsOf('B')).toBe(2)
  await told('A', MiB)
  expect(readsOf('A')).toBe(1)
})

test('a list of which no device asked for a quarter of an hour is forgotten', async () => {
  const { told, readsOf } = lists()
  const clock = performance.now.bind(performance)
  let ahead = 0
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead)
  const pass = async (minutes: number) => {
    ahead += minutes * 60_000
    // It looks at the clock once a millisecond.
    await sleep(5)
  }
  try {
    await told('A', MiB)
    await pass(10)
    await told('A', MiB)
    await pass(10)
    await told('A', MiB)
    expect(readsOf('A')).toBe(1)
    await pass(16)
    await told('A', MiB)
    expect(readsOf('A')).toBe(2)
  } finally {
    now.mockRestore()
  }
})
