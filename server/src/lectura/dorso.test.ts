import { leerRenglones } from '@portal/contract/dorso.ts'
import { buscarRenglones, celdas, type Grises } from '@portal/contract/renglones.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  backPicture,
  cardPicture,
  dniText,
  mrzLines,
  qrPicture,
  wordsPicture,
} from '../testing/codePictures.ts'

const grays = async (picture: Buffer): Promise<Grises> => {
  const { data, info } = await sharp(picture).grayscale().raw().toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
const degrees = (radians: number) => (radians * 180) / Math.PI

describe('the lines of a card on a picture', () => {
  it.each([0, 2, -3, 12, -25, 90].map((tilt, i) => ({ tilt, width: [640, 1_000, 1_600][i % 3] })))(
    'are found where they stand: $tilt°, $width pixels',
    async ({ tilt, width }) => {
      const renglones = buscarRenglones(await grays(await backPicture(mrzLines(), { tilt, width })))
      expect(renglones).toHaveLength(3)
      for (const renglon of renglones) {
        const [first, last] = [renglon(0), renglon(celdas - 1)]
        const [across, down] = [last.x - first.x, last.y - first.y]
        const off = Math.abs(degrees(Math.atan2(down, across)) - tilt)
        expect(Math.min(off, 180 - off)).toBeLessThan(1)
        const one = renglon(1)
        expect(Math.hypot(across, down) / Math.hypot(one.x - first.x, one.y - first.y)).toBeCloseTo(
          celdas - 1,
          0,
        )
      }
    },
  )

  it('are none of what has no such lines', async () => {
    const words = ['Certificado de revisión técnica', 'Dominio: AB 123 CD', 'Vencimiento: 12/03/2027']
    for (const picture of [
      await wordsPicture(words),
      await wordsPicture(
        Array.from({ length: 20 }, (_, i) => `${String(i)} 30.111.222 2026-01-12 AB 123 CD 0000`),
      ),
      await cardPicture(dniText()),
      await qrPicture('https://aseguradora.example/poliza'),
      await backPicture(mrzLines().slice(0, 2)),
      await sharp({ create: { width: 800, height: 600, channels: 3, background: '#dde' } })
        .png()
        .toBuffer(),
    ])
      expect(buscarRenglones(await grays(picture))).toEqual([])
  })
})

describe('what a reader makes of the lines', () => {
  const [one, two, three] = mrzLines()
  const number = one.slice(0, 15)
  const dates = `${two.slice(0, 15)}${two.slice(29)}ARG`
  const hoy = '2026-11-27'
  /** What is made out of a picture of the lines by a reader that says these, one look after the other. */
  const said = async (...looks: (readonly [string, string, string])[]) => {
    const rows = looks.flat()
    return leerRenglones(await grays(await backPicture(mrzLines())), () => rows.shift() ?? '', hoy)
  }
  const julia = {
    documento: '99000402',
    fecha_nacimiento: '1991-03-14',
    fecha_vencimiento: '2036-11-01',
    apellido: 'IBANEZ FICTICIA',
    nombres: 'JULIA INES',
  }
  const nobody = { ...julia, apellido: '', nombres: '' }

  it('is told where two looks say the same', async () => {
    expect(await said([number, dates, three], [number, dates, three])).toEqual({ tipo: 'mrz', mrz: julia })
  })

  it('takes letters for figures where only figures stand', async () => {
    const mistaken = [number.replace('99000402', '99OOO4OZ'), dates, three] as const
    expect(await said(mistaken, mistaken)).toEqual({ tipo: 'mrz', mrz: julia })
  })

  it('tells no name that one look alone makes out, or with a sign too many', async () => {
    for (const other of ['IBANEZ<FICTICIA<<JULIA<INEZ<<<', `${three}<`, three.slice(1), ''])
      expect(await said([number, dates, three], [number, dates, other])).toEqual({ tipo: 'mrz', mrz: nobody })
  })

  it('tells no name with a letter where the card has a filler, nor the other way round, however many looks say so', async () => {
    for (const other of [three.replace('JULIA<INES', 'JULIACINES'), three.replace('IBANEZ', 'IBA<EZ')]) {
      const look = [number, dates, other] as const
      expect(await said(look, look, look, look)).toEqual({ tipo: 'mrz', mrz: nobody })
    }
  })

  it('tells no name off a picture that is not sharp', async () => {
    const look = [number, dates, three] as const
    const rows = [look, look, look, look].flat()
    const shaken = await grays(await backPicture(mrzLines(), { blur: 2.6 }))
    expect(await leerRenglones(shaken, () => rows.shift() ?? '', hoy)).toEqual({ tipo: 'mrz', mrz: nobody })
  })

  it('is unreadable where a check digit does not agree, or two looks do not', async () => {
    expect(await said([number, dates.replace('9103', '9203'), three])).toMatchObject({ tipo: 'mrz ilegible' })
    const another = mrzLines({ number: '99000410' })
    const otherDates = `${another[1].slice(0, 15)}${another[1].slice(29)}ARG`
    expect(await said([number, dates, ''], [another[0].slice(0, 15), otherDates, ''])).toEqual({
      tipo: 'mrz ilegible',
      fallan: ['documento'],
    })
  })

  it('is nothing where signs are missing, or nobody reads a sign', async () => {
    expect(await said([number.slice(1), dates, three])).toBeUndefined()
    expect(await said([number, dates.slice(1), three])).toBeUndefined()
    expect(await said()).toBeUndefined()
  })
})
