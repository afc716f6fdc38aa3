import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { expect, test } from 'vitest'
import { lookOf } from './afecta/useVista.ts'
import { changesOf, nuevo, tipoSchema, type TipoValues } from './tipoValues.ts'

const values: TipoValues = { ...nuevo(), nombre: 'Seguro ambiental', docrectipo_recurso: 'dominio' }
const wrong = (changed: Partial<TipoValues>) => {
  const { error } = tipoSchema.safeParse({ ...values, ...changed })
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), enEspanol(message)]) ?? [],
  )
}

test('a form as it begins lacks a name and a kind of resource, and says nothing of what nobody chose', () => {
  expect(Object.keys(tipoSchema.safeParse(nuevo()).error?.issues ?? [])).toHaveLength(2)
  expect(tipoSchema.parse(values)).toMatchObject({
    meses: null,
    vigente_desde: null,
    nombre_corto: null,
    aplica_vehiculos: null,
    aplica_tipo_vehiculo: null,
    max_archivos: 3,
  })
})

test('months are asked where it counts in them, and dropped where it does not', () => {
  expect(wrong({ vigencia: 'meses' })).toEqual({ meses: 'Campo requerido' })
  expect(wrong({ vigencia: 'meses', meses: '12,5' })).toHaveProperty('meses')
  expect(tipoSchema.parse({ ...values, vigencia: 'meses', meses: '12' }).meses).toBe(12)
  expect(tipoSchema.parse({ ...values, meses: '12' }).meses).toBeNull()
})

test('an end before the beginning is said beside the end', () => {
  expect(wrong({ vigente_desde: '2026-02-01', vigente_hasta: '2026-01-01' })).toEqual({
    vigente_hasta: 'Es anterior al comienzo de la vigencia',
  })
})

test('conditions of another kind of resource are left behind when the kind changes', () => {
  const chosen = { ...values, aplica_vehiculos: ['Tractor'], aplica_peligrosas: true }
  expect(tipoSchema.parse(chosen)).toMatchObject({ aplica_vehiculos: ['Tractor'], aplica_peligrosas: true })
  expect(tipoSchema.parse({ ...chosen, docrectipo_recurso: 'chofer' })).toMatchObject({
    aplica_vehiculos: null,
    aplica_peligrosas: true,
  })
})

test('only what was changed is sent', () => {
  const sent = tipoSchema.parse(values)
  const tipo = {
    ...sent,
    tipodocumentoid: '20x1',
    clave: null,
    ejemplo: null,
    archivo_ejemplo: null,
    version: 1,
    cambio: null,
  }
  expect(changesOf(sent, tipo)).toEqual({})
  expect(changesOf({ ...sent, nombre: 'Otro' }, tipo)).toEqual({ nombre: 'Otro' })
  expect(changesOf({ ...sent, critico: true, aplica_vehiculos: ['Tractor'] }, tipo)).toEqual({
    critico: true,
    aplica_vehiculos: ['Tractor'],
    rige_desde: sent.rige_desde,
  })
})

test('of whom it is asked is sent when it was changed, with the day from which it rules', () => {
  const general = tipoSchema.parse(values)
  const tipo = {
    ...general,
    tipodocumentoid: '20x1',
    clave: null,
    ejemplo: null,
    archivo_ejemplo: null,
    version: 1,
    cambio: null,
  }
  const sent = tipoSchema.parse({ ...values, alcance: 'por operación' })
  expect(changesOf(sent, tipo)).toEqual({ alcance: 'por operación', rige_desde: sent.rige_desde })
  expect(changesOf(general, { ...tipo, alcance: 'por operación' })).toHaveProperty('alcance', 'general')
  // Who it touches is asked before it is saved.
  expect(lookOf({ ...values, alcance: 'por operación' }, tipo)?.values).toEqual({
    alcance: 'por operación',
    rige_desde: sent.rige_desde,
  })
  expect(lookOf({ ...values, nombre: 'Otro' }, tipo)).toBeUndefined()
})

test('what can take somebody off the road rules in a month, unless another day is said', () => {
  expect(tipoSchema.parse(values).rige_desde).toBe(sumarDias(hoyEnBuenosAires(), 30))
  expect(wrong({ rige_desde: sumarDias(hoyEnBuenosAires(), -1) })).toEqual({
    rige_desde: 'Elegí hoy o un día posterior',
  })
  expect(wrong({ rige_desde: '' })).toHaveProperty('rige_desde')
})
