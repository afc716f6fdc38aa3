import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fechasDeCodigos,
  hallazgosDeCodigos,
  isHost,
  leerCodigo,
  sitioDe,
  sitiosOficialesDeFabrica as oficiales,
} from './codigos.ts'
import { conCodigos, controlar, sinLeer } from './controles.ts'
import type { Identidad } from './lectura.ts'

const carrier = '30999000017'
const issuer = '30999000025'

const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
const factura = (data: object, host = 'www.afip.gob.ar') =>
  `https://${host}/fe/qr/?p=${btoa(JSON.stringify(data))}`
const whole = {
  ver: 1,
  fecha: '2026-03-14',
  cuit: Number(issuer),
  ptoVta: 3,
  importe: 12_100.5,
  tipoDocRec: 80,
  nroDocRec: Number(carrier),
}

describe("an invoice's QR", () => {
  it('tells issuer, receiver, date and amount', () => {
    expect(leerCodigo('QR', factura(whole), oficiales)).toEqual({
      tipo: 'direccion',
      host: 'www.afip.gob.ar',
      sitio: 'oficial',
      parecidoA: null,
      factura: { emisor: issuer, receptor: carrier, fecha: '2026-03-14', importe: 12_100.5 },
    })
  })

  it.each([
    ['a number that holds no check', { ...whole, cuit: 30_999_000_011 }],
    ['a day that does not exist', { ...whole, fecha: '2026-02-30' }],
    ['no issuer', { fecha: '2026-03-14' }],
    ['a list', []],
  ])('tells nothing of %s', (_, data) => {
    expect(leerCodigo('QR', factura(data), oficiales)).toMatchObject({ sitio: 'oficial', factura: null })
  })

  it('tells nothing of what stands at somebody else’s address', () => {
    expect(leerCodigo('QR', factura(whole, 'facturas.invalid'), oficiales)).toMatchObject({
      sitio: 'otro',
      factura: null,
    })
  })

  it('never throws, whatever a code holds', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('PDF417' as const, 'QR' as const),
        (text, format) => void leerCodigo(format, text, oficiales),
      ),
    )
    fc.assert(
      fc.property(fc.string(), (p) => void leerCodigo('QR', `https://arca.gob.ar/fe/qr/?p=${p}`, oficiales)),
    )
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (data) =>
          void leerCodigo(
            'QR',
            `https://arca.gob.ar/fe/qr/?p=${encodeURIComponent(base64(JSON.stringify(data)))}`,
            oficiales,
          ),
      ),
    )
  })
})

describe('a host', () => {
  const of = (address: string) => sitioDe(new URL(address), oficiales)

  it.each([
    'https://afip.gob.ar',
    'https://www.afip.gob.ar/fe/qr/',
    'http://serviciosweb.arca.gob.ar',
    'https://WWW.ARGENTINA.GOB.AR/',
    'https://argentina.gob.ar./',
  ])('is official: %s', (address) => {
    expect(of(address).sitio).toBe('oficial')
  })

  it.each([
    'https://afip.gob.ar.verificar.example',
    'https://afip-gob-ar.example',
    'https://afip.gob.ar@verificar.example/fe/qr/',
    'https://www.afip.gob.ar:8443/fe/qr/',
    'https://af1p.gob.ar',
    'https://aflp.gob.ar',
    'https://afipp.gob.ar',
    'https://arca.gob.ar.com',
    'https://arca.gov.ar',
    'https://acra.gob.ar',
    'https://argentlna.gob.ar',
    'https://аrca.gob.ar',
    'https://www.afipgob.com',
    'https://afip.example',
  ])('looks like an official one, and is not: %s', (address) => {
    expect(of(address).sitio).toBe('parecido')
  })

  it.each(['https://ejemplo.invalid', 'https://aseguradora.example/poliza/1', 'https://192.0.2.7/x'])(
    'is of somebody of whom nothing is known: %s',
    (address) => {
      expect(of(address)).toEqual({ sitio: 'otro', parecidoA: null })
    },
  )

  it('is official where it ends in one of the list alone', () => {
    fc.assert(
      fc.property(fc.webUrl(), (address) => {
        const { sitio } = of(address)
        const { hostname } = new URL(address)
        expect(sitio === 'oficial').toBe(
          oficiales.some((each) => hostname === each || hostname.endsWith(`.${each}`)),
        )
      }),
    )
  })

  it('is written in labels', () => {
    for (const each of oficiales) expect(isHost(each)).toBe(true)
    for (const each of ['', 'ar', 'https://arca.gob.ar', 'arca.gob.ar/', '-a.gob.ar', 'arca..ar', 'a b.ar'])
      expect(isHost(each)).toBe(false)
  })
})

describe('what codes say', () => {
  const julia: Identidad = {
    nombre: 'Ibáñez Ficticia, Julia Inés',
    dominio: null,
    documento: '99.000.402',
    cuil: '27-99000402-7',
  }
  const esperado = {
    de: julia,
    transporte: { nombre: 'Fletes Ficticios SA', cuit: carrier },
    fechas: { fecha_emision: '2026-03-14', fecha_vencimiento: null, periodo: null },
  }
  const dni = (text: string) => [leerCodigo('PDF417', text, oficiales)]
  const own = '00999000402@IBAÑEZ FICTICIA@JULIA INES@F@99000402@A@14/03/1991@02/05/2019'

  it('agrees by number and name', () => {
    expect(hallazgosDeCodigos(dni(own), esperado)).toEqual([
      { que: 'documento', coincide: true, dice: '99000402', esperado: '99000402' },
      { que: 'nombre', coincide: true, dice: julia.nombre, esperado: julia.nombre },
      { que: 'fecha_emision', coincide: false, dice: '2019-05-02', esperado: '2026-03-14' },
    ])
  })

  it('tells the dates of an own card and of an invoice, where there is one answer', () => {
    expect(fechasDeCodigos(dni(own), julia).fecha_emision).toBe('2019-05-02')
    expect(fechasDeCodigos(dni(own.replace('99000402@A', '99000999@A')), julia).fecha_emision).toBeNull()
    const invoice = leerCodigo('QR', factura(whole), oficiales)
    expect(fechasDeCodigos([invoice], null).fecha_emision).toBe('2026-03-14')
    expect(fechasDeCodigos([invoice, ...dni(own)], julia).fecha_emision).toBeNull()
  })

  it('is another’s DNI', () => {
    expect(hallazgosDeCodigos(dni(own.replace('99000402@A', '99000999@A')), esperado)[0]).toEqual({
      que: 'documento',
      coincide: false,
      dice: '99000999',
      esperado: '99000402',
    })
  })

  it('agrees of an invoice that the carrier issued or received, on its day', () => {
    const read = (data: object) => hallazgosDeCodigos([leerCodigo('QR', factura(data), oficiales)], esperado)
    const agrees = [
      { que: 'cuit', coincide: true, dice: carrier, esperado: carrier },
      { que: 'fecha_emision', coincide: true, dice: '2026-03-14', esperado: '2026-03-14' },
    ]
    expect(read(whole)).toEqual(agrees)
    expect(read({ ...whole, cuit: Number(carrier), tipoDocRec: 99, nroDocRec: 0 })).toEqual(agrees)
    expect(read({ ...whole, fecha: '2026-03-15', nroDocRec: 0 })).toEqual([
      { que: 'cuit', coincide: false, dice: issuer, esperado: carrier },
      { que: 'fecha_emision', coincide: false, dice: '2026-03-15', esperado: '2026-03-14' },
    ])
    expect(read({ ...whole, tipoDocRec: 96, nroDocRec: 99_000_402 }).map(({ que }) => que)).toEqual([
      'fecha_emision',
    ])
  })

  it('says nothing of a paper at an address that is not official, or of what can not be read', () => {
    for (const code of [factura(whole, 'afip.gob.ar.example'), 'https://aseguradora.example', 'hola'])
      expect(hallazgosDeCodigos([leerCodigo('QR', code, oficiales)], esperado)).toEqual([])
    expect(hallazgosDeCodigos(dni(own.replace('@F@', '@W@')), esperado)).toEqual([])
  })

  it('outweighs the text, and leaves what it does not know as not found', () => {
    const nothing = controlar(sinLeer, { ...esperado, de: [julia], compartido: false }, { entero: false })
    const said = conCodigos(nothing, hallazgosDeCodigos(dni(own), esperado))
    expect(said.controles.map(({ que, resultado }) => [que, resultado])).toEqual([
      ['cuil', 'no encontrado'],
      ['documento', 'coincide'],
      ['nombre', 'coincide'],
      ['cuit', 'no encontrado'],
      ['razon_social', 'no encontrado'],
      ['fecha_emision', 'dice otra cosa'],
    ])
  })
})
