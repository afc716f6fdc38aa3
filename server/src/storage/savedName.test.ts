import { expect, test } from 'vitest'
import { acceptedTypes } from './acceptedTypes.ts'
import { endingOf, savedName } from './savedName.ts'

test.each([
  ['póliza.pdf', 'application/pdf', 'póliza.pdf'],
  ['FOTO.JPEG', 'image/jpeg', 'FOTO.JPEG'],
  ['factura.hta', 'application/pdf', 'factura.hta.pdf'],
  ['lista.exe', 'image/png', 'lista.exe.png'],
  ['foto.jpg', 'image/png', 'foto.jpg.png'],
  ['póliza nro. 12', 'application/pdf', 'póliza nro. 12.pdf'],
  ['a.pdf.', 'application/pdf', 'a.pdf..pdf'],
  ['archivo', 'image/bmp', 'archivo.bmp'],
  ['foto.jpg', 'image/webp', 'foto.jpg.webp'],
  ['page.html', 'text/html', 'page.html.bin'],
])('%s with %s in it is saved as %s', (name, mediatype, saved) => {
  expect(savedName(name, mediatype)).toBe(saved)
})

test('every kind that is taken in has an ending of its own', () => {
  expect(new Set(acceptedTypes.map(endingOf)).size).toBe(acceptedTypes.length)
  expect(acceptedTypes.map(endingOf)).not.toContain('.bin')
})
