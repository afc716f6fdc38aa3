import { persona } from '@portal/contract/persona.ts'
import { expect, test } from 'vitest'
import { articuloDe, personas } from './inSentence.ts'

test.each([
  ['licencia', 'la'],
  ['DNI', 'el'],
  ['psicofísico', 'el'],
  ['curso de peligrosas', 'el'],
  ['carnet de manipulador', 'el'],
  ['alta temprana', 'el'],
  ['ART', 'la'],
  ['no repetición', 'la'],
  ['seguro de vida', 'el'],
  ['F. 931', 'el'],
  ['LiNTI', 'la'],
  ['baja de ARCA', 'la'],
  ['telegrama', 'el'],
  ['Liquidación final', 'la'],
  ['certificado art. 80', 'el'],
  ['Último F. 931', 'el'],
  ['cédula', 'la'],
  ['Título', 'el'],
  ['VTV', 'la'],
  ['póliza RC', 'la'],
  ['pago del seguro', 'el'],
  ['RUTA', 'el'],
  ['UTA', 'la'],
  ['desinfección', 'la'],
  ['Tacógrafo', 'el'],
  ['prueba hidráulica', 'la'],
  ['leasing o comodato', 'el'],
  ['Patente', 'la'],
  ['inscripción en ARCA', 'la'],
  ['estatuto', 'el'],
  ['poder', 'el'],
])('%s takes «%s»', (nombre, articulo) => {
  expect(articuloDe(nombre)).toBe(articulo)
})

test.each(['SENASA', 'Check list', 'X', 'accidentes personales', 'Ingresos Brutos', 'un documento'])(
  'of %s nothing can be told',
  (nombre) => {
    expect(articuloDe(nombre)).toBeUndefined()
  },
)

test.each([
  ['Llanos, Óscar', 'Óscar Llanos'],
  ['Del Valle, Martín', 'Martín Del Valle'],
  ['ZX104LM', 'ZX104LM'],
  ['un documento', 'un documento'],
])('%s is %s in a sentence', (nombre, dicho) => {
  expect(persona(nombre)).toBe(dicho)
})

test('several are one list', () => {
  expect(personas(['Llanos, Óscar', 'Del Valle, Martín'])).toBe('Óscar Llanos y Martín Del Valle')
})
