import { expect, test } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import { hacerBulto, type Nombrado } from './hojasDeLote.ts'

const recursos: Nombrado[] = [
  {
    recursoid: '10x1',
    tiporecurso: 'transporte',
    nombre: 'Prueba S.A.',
    dominio: null,
    documento: null,
    cuil: '30999000016',
  },
  {
    recursoid: '17x1',
    tiporecurso: 'chofer',
    nombre: 'Prueba, Persona',
    dominio: null,
    documento: '99000402',
    cuil: '27990004027',
  },
  {
    recursoid: '18x1',
    tiporecurso: 'dominio',
    nombre: 'AB123CD',
    dominio: 'AB123CD',
    documento: null,
    cuil: null,
  },
]

test('a bundle has so many pages of each kind, and says what each of them is', async () => {
  const how = { semilla: 'prueba', cada: { limpia: 4, torcida: 3, fotografiada: 2 } }
  const bulto = await hacerBulto(recursos, how)

  expect((await PDFDocument.load(bulto.pdf)).getPageCount()).toBe(bulto.hojas.length)
  const of = (manera: string) => bulto.hojas.filter((each) => each.manera === manera).length
  expect([of('limpia'), of('torcida'), bulto.fotos.length]).toEqual([4, 3, 2])
  expect((await hacerBulto(recursos, how)).hojas).toEqual(bulto.hojas)
})
