import { expect, test } from 'vitest'
import { conservados } from './conservados.ts'

const archivo = (archivoid: string) => ({ archivoid, nombre: archivoid })
const marca = (archivoid: string) => ({ archivoid, pagina: 1, x: 0.5, y: 0.5 })
const kept = (of: Parameters<typeof conservados>[0]) => conservados(of).map(({ archivoid }) => archivoid)

test('of several files those stay that nobody marked', () => {
  const archivos = [archivo('22x1'), archivo('22x2')]
  expect(kept({ archivos, marca_rechazo: marca('22x1'), juntos: [] })).toEqual(['22x2'])
  expect(kept({ archivos, marca_rechazo: null, juntos: [] })).toEqual(['22x1', '22x2'])
})

test('a file that was alone was the trouble, and a back office that can’t take it again is not asked to', () => {
  expect(kept({ archivos: [archivo('22x1')], juntos: [] })).toEqual([])
  expect(kept({ archivos: [archivo('22x1'), archivo('22x2')] })).toEqual([])
})
