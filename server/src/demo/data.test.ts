import { sumarAlPeriodo, sumarDias } from '@portal/contract/calendario.ts'
import { patenteProblem } from '@portal/contract/patentes.ts'
import { isCuit } from '@portal/contract/identificacion.ts'
import { Mobile } from '@portal/contract/values.ts'
import { vencimientoDe } from '@portal/contract/vigencia.ts'
import { describe, expect, test } from 'vitest'
import { geografia } from '../geografia/geografia.ts'
import { demoCuentas, demoRegistros } from './accounts.ts'
import { demoData, type DemoDocumento } from './data.ts'

const today = '2026-11-21'
const data = demoData(today)
const choferes = data.flatMap((transporte) => transporte.choferes.map(({ chofer }) => chofer))
const dominios = data.flatMap((transporte) => transporte.dominios.map(({ dominio }) => dominio))
const documentos = documentosOn(today)

function documentosOn(day: string) {
  return demoData(day).flatMap((transporte) =>
    [transporte, ...transporte.choferes, ...transporte.dominios].flatMap((recurso) => recurso.documentos),
  )
}

describe('demo data', () => {
  test('has three carriers at work, one that starts and one suspended, and all say that they are fictional', () => {
    expect(data.map(({ cuenta }) => cuenta.estado)).toEqual([1, 1, 1, 3, 4])
    expect(demoCuentas.every(({ accountname }) => accountname.includes('(demo)'))).toBe(true)
    expect(demoRegistros.every(({ lastname }) => lastname.includes('(demo)'))).toBe(true)
  })

  test('has forty drivers and thirty-one vehicles of six countries', () => {
    expect(choferes).toHaveLength(40)
    expect(dominios).toHaveLength(31)
    expect(new Set(dominios.map((dominio) => dominio.pais_patente)).size).toBe(6)
  })

  test('puts the plates of each country into the shapes that the forms take', () => {
    const wrong = dominios.filter(
      ({ pais_patente, dominio }) => patenteProblem(pais_patente, dominio) !== undefined,
    )
    expect(wrong).toEqual([])
  })

  test('puts nobody into two units, and no vehicle where the forms would not', () => {
    for (const { choferes, dominios, unidades } of data) {
      const parts = unidades
        .flatMap((unidad) => [unidad.tractor, unidad.arrastre1, unidad.chofer1])
        .filter((part) => part !== null)
      expect(new Set(parts).size).toBe(parts.length)
      const find = (plate: string | null) =>
        dominios.find(({ dominio }) => dominio.dominio === plate)?.dominio
      for (const unidad of unidades) {
        expect(find(unidad.tractor)).toMatchObject({ tipo_vehiculo: 'MOTRIZ', estado_dominio: 'ACTIVO' })
        if (unidad.arrastre1 !== null)
          expect(find(unidad.arrastre1)).toMatchObject({
            tipo_vehiculo: 'ARRASTRE',
            estado_dominio: 'ACTIVO',
          })
        if (unidad.chofer1 !== null)
          expect(
            choferes.find(({ chofer }) => chofer.documento === unidad.chofer1)?.chofer.estado_cuenta,
          ).toBe('ACTIVO')
      }
    }
  })

  test('repeats no document, plate or e-mail', () => {
    for (const values of [
      choferes.map((chofer) => chofer.documento),
      choferes.map((chofer) => chofer.email),
      choferes.map((chofer) => `${chofer.apellido}, ${chofer.nombre}`),
      dominios.map((dominio) => dominio.dominio),
      data.map(({ cuenta }) => cuenta.cuit),
    ]) {
      expect(new Set(values).size).toBe(values.length)
    }
  })

  test('writes to nobody: every address ends in .example', () => {
    const addresses = [
      ...choferes.map((chofer) => chofer.email),
      ...demoCuentas.flatMap((cuenta) => cuenta.contactos.map((contacto) => contacto.email)),
      ...demoRegistros.map((registro) => registro.email),
    ]
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([])
  })

  test('has tax ids that pass the check, of ranges that nobody has', () => {
    const ids = [...choferes.map((chofer) => chofer.cuil), ...demoCuentas.map((cuenta) => cuenta.cuit)]
    expect(ids.filter((id) => !isCuit(id) || id.slice(2, 4) !== '99')).toEqual([])
    expect(choferes.filter((chofer) => chofer.cuil.slice(2, 10) !== chofer.documento)).toEqual([])
  })

  test('has telephone numbers that the forms take', () => {
    const numbers = [
      ...choferes.map((chofer) => chofer.telefono),
      ...demoCuentas.flatMap((cuenta) => cuenta.contactos.map((contacto) => contacto.mobile ?? [])),
      ...demoRegistros.map((registro) => registro.mobile),
    ].flat()
    expect(numbers.filter((number) => !Mobile.safeParse(number).success)).toEqual([])
  })

  test('has people and companies in places that the forms offer', () => {
    const places = [
      ...choferes.map((chofer) => [chofer.pais, chofer.provincia, chofer.ciudad] as const),
      ...demoCuentas.map((cuenta) => ['Argentina', cuenta.otherstate, cuenta.othercity] as const),
      ...demoRegistros.map((one) => [one.othercountry, one.otherstate, one.othercity] as const),
    ]
    for (const [geo_pais, geo_provincia, othercity] of places) {
      const offered = geografia({ geo_pais, geo_provincia }).map((ciudad) => ciudad.othercity)
      expect(offered).toContain(othercity)
    }
  })

  test('has drivers and vehicles of every state', () => {
    expect(new Set(choferes.map((chofer) => chofer.estado_cuenta))).toEqual(
      new Set(['ACTIVO', 'BAJA', 'BLOQUEADO']),
    )
    expect(new Set(dominios.map((dominio) => dominio.estado_dominio))).toEqual(
      new Set(['ACTIVO', 'BAJA', 'BLOQUEADO']),
    )
  })

  test('has presentations of every state, the refused ones with their reason', () => {
    expect(new Set(documentos.map((documento) => documento.estado))).toEqual(
      new Set(['aprobado', 'en revision', 'rechazado', 'bloqueado']),
    )
    for (const { estado, motivo, decidedDaysAgo } of documentos) {
      expect(motivo !== null).toBe(estado === 'rechazado' || estado === 'bloqueado')
      expect(decidedDaysAgo === null).toBe(estado === 'en revision')
    }
  })

  test('has papers expired, about to, and good for long', () => {
    const ends = documentos.flatMap((documento) => documento.fecha_vencimiento ?? [])
    expect(ends.filter((end) => end < today).length).toBeGreaterThan(5)
    expect(ends.filter((end) => end >= today && end <= '2026-12-21').length).toBeGreaterThan(5)
    expect(ends.filter((end) => end > '2027-02-21').length).toBeGreaterThan(50)
  })

  test('presents nothing before it was issued, and decides nothing before it was presented', () => {
    for (const { fecha_emision, presentedDaysAgo, decidedDaysAgo } of documentos) {
      const presented = new Date(Date.parse(today) - presentedDaysAgo * 86_400_000).toISOString().slice(0, 10)
      expect(fecha_emision <= presented).toBe(true)
      expect(decidedDaysAgo ?? 0).toBeLessThanOrEqual(presentedDaysAgo)
    }
  })

  test.each(['2026-11-21', '2026-12-01', '2027-01-14', '2027-01-15', '2028-02-29'])(
    'ends its papers on %s as the rules say',
    (day) => {
      for (const { tipo, ...documento } of documentosOn(day)) {
        expect(documento.fecha_vencimiento, tipo.nombre).toBe(vencimientoDe(tipo, documento))
      }
    },
  )

  test.each(['2026-11-21', '2026-12-01', '2027-01-14', '2028-02-29'])(
    'suspends on %s for what its papers show',
    (day) => {
      const suspended = demoData(day).filter(({ cuenta }) => cuenta.motivo_estado !== null)
      expect(suspended).toHaveLength(1)
      for (const { cuenta, documentos } of suspended) {
        const named = documentos.filter(({ tipo }) => tipo.nombre === cuenta.vencido)
        expect(cuenta.motivo_estado?.toLowerCase()).toContain(`${cuenta.vencido?.toLowerCase()} venció`)
        expect(named.map(({ estado }) => estado)).toEqual(['aprobado'])
        expect(named[0]?.fecha_vencimiento).toSatisfy((end: string) => end < day)
      }
    },
  )

  test.each(['2026-11-21', '2027-01-15'])(
    'has for its first carrier on %s one of each thing to do',
    (day) => {
      const [first] = demoData(day)
      const papersOf = (plate: string) =>
        first?.dominios.find(({ dominio }) => dominio.dominio === plate)?.documentos ?? []
      const endOf = (papers: readonly DemoDocumento[], clave: string) =>
        papers.filter(({ tipo }) => tipo.clave === clave).at(-1)?.fecha_vencimiento
      expect(endOf(papersOf('ZX777CC'), 'rto')).toBe(sumarDias(day, -9))
      expect(endOf(papersOf('ZX777CC'), 'poliza-rc')).toBe(sumarDias(day, 2))
      expect(endOf(papersOf('ZZK417'), 'ruta')).toBe(sumarDias(day, 3))
      expect(endOf(papersOf('ZZK417'), 'pago-seguro')).toBeUndefined()
      expect(endOf(first?.documentos ?? [], 'seguro-carga')).toBe(sumarDias(day, 11))
      const [rejected, left] = [first?.choferes[3], first?.choferes[5]]
      expect(rejected?.documentos.map(({ estado }) => estado)).toContain('rechazado')
      expect(left?.chofer.estado_cuenta).toBe('BAJA')
      expect(new Set(left?.documentos.map(({ tipo }) => tipo.clave)).size).toBe(5)
      expect(left?.documentos.at(-1)?.estado).toBe('aprobado')
    },
  )

  test.each(['2026-11-21', '2026-12-01', '2027-01-14', '2027-01-15', '2028-02-29'])(
    'sends a month back on %s while the one before it is approved',
    (day) => {
      const [first] = demoData(day)
      const months = first?.choferes[1]?.documentos.filter(({ tipo }) => tipo.clave === 'f931') ?? []
      expect(months.map(({ estado }) => estado)).toEqual(['aprobado', 'rechazado'])
      const [approved, rejected] = months.map(({ periodo }) => periodo ?? '')
      expect(rejected).toBe(sumarAlPeriodo(approved ?? '', 1))
    },
  )

  test('is the same for the same day', () => {
    expect(demoData(today)).toEqual(data)
  })
})
