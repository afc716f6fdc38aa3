import { leerCodigo, sitiosOficialesDeFabrica } from '@portal/contract/codigos.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import {
  cardPicture,
  dniText,
  facturaUrl,
  firstDniText,
  qrPicture,
  type Taken,
} from '../testing/codePictures.ts'
import { howMany } from '../testing/howMany.ts'
import { readCodes } from './readCodes.ts'

/** As phones take them: at a slant, shaken, in little light, small. Each is read right, or not at all. */
const taken: Taken[] = [640, 800, 1_200, 1_600].flatMap((width) =>
  [0, 3, 5, 8, 12, 15, 19, 25].flatMap((tilt) => [
    { width, tilt },
    { width, tilt: -tilt, light: 0.25 },
    { width, tilt, blur: 0.6 },
    { width, tilt: -tilt, blur: 1.4, light: 0.5 },
    { width, tilt, blur: 3 },
  ]),
)
const spread = <Each>(all: readonly Each[], count: number): Each[] =>
  all.filter(
    (_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  )

const read = async (picture: Buffer) => {
  const codes = await readCodes(picture, { hasta: 27, patienceMs: 8_000 })
  return codes.map(({ formato, texto }) => leerCodigo(formato, texto, sitiosOficialesDeFabrica))
}

it('reads a DNI right or says nothing of it, of either layout, however it was taken', async () => {
  let right = 0
  const tries = spread(taken, howMany(10, taken.length))
  for (const [index, each] of tries.entries()) {
    const text = index % 2 === 0 ? dniText() : firstDniText()
    const found = await read(await cardPicture(text, each))
    for (const code of found)
      expect([each, code]).toEqual([
        each,
        expect.objectContaining({
          tipo: 'dni',
          dni: expect.objectContaining({
            documento: '99000402',
            apellido: 'IBAÑEZ FICTICIA',
            nombres: 'JULIA INES',
            fecha_nacimiento: '1991-03-14',
          }) as unknown,
        }),
      ])
    if (found.length > 0) right++
  }
  // It is no reader that says nothing of most.
  expect(right / tries.length).toBeGreaterThan(0.6)
}, 300_000)

it('reads every card at 800 pixels and up to twelve degrees, in good light', async () => {
  for (const tilt of howMany(1, 2) === 1 ? [0, 4, 12, -7] : [0, 2, 4, 7, 10, 12, -3, -6, -9, -12]) {
    const [code] = await read(await cardPicture(dniText(), { width: 800, tilt }))
    expect([tilt, code?.tipo]).toEqual([tilt, 'dni'])
  }
}, 60_000)

it('reads a QR at any angle, and none where there is none', async () => {
  const url = facturaUrl({ ver: 1, fecha: '2026-03-14', cuit: 30_999_000_017 })
  for (const tilt of [0, 20, 90])
    expect((await read(await qrPicture(url, { tilt, width: 1_000 }))).map(({ tipo }) => tipo)).toEqual([
      'direccion',
    ])
  const noise = sharp({
    create: {
      width: 500,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  expect(await read(await noise.jpeg().toBuffer())).toEqual([])
}, 60_000)
