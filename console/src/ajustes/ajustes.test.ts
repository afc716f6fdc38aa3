import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { expect, test } from 'vitest'
import { changesOf, schema, typedOf, type Ajustes } from './ajustes.ts'

const ajustes: Ajustes = {
  sesion_minutos: 5,
  proveedor_nombre: 'Portal',
  proveedor_cuit: null,
  soporte_telefono: null,
  soporte_email: null,
  avisos_email: null,
  registro_solo_cuit_conocidos: false,
  totp_obligatorio: false,
  plazo_revision_dias: null,
  escrituras_por_hora: 40_000,
  recursos_por_clase: 50_000,
  lee_fotos: true,
  conservacion_activa: false,
  sitios_oficiales: ['arca.gob.ar'],
  dias_de_pedido: 7,
  dia_de_controles: null,
  motivos_no_corresponde: ['Titular o socio'],
  meses_de_pasos: 24,
  primeros_pasos_apartados: false,
  logo: '/api/logo?v=1',
  version: 'a',
}

test('what nobody changed is not sent', () => {
  expect(changesOf(ajustes, schema.parse(typedOf(ajustes)))).toEqual({ version: 'a' })
})

test.each([
  [{ plazo_revision_dias: '3' }, { plazo_revision_dias: 3 }],
  [{ proveedor_cuit: '30-99900024-6' }, { proveedor_cuit: '30999000246' }],
  [{ sesion_minutos: '20' }, { sesion_minutos: 20 }],
  [{ recursos_por_clase: '60000' }, { recursos_por_clase: 60_000 }],
  [{ logo: null }, { logo: null }],
  [{ lee_fotos: false }, { lee_fotos: false }],
  [
    { sitios_oficiales: 'arca.gob.ar\nhttps://www.Seguros.example/poliza?x=1' },
    { sitios_oficiales: ['arca.gob.ar', 'seguros.example'] },
  ],
  [{ dia_de_controles: '20' }, { dia_de_controles: 20 }],
  [{ meses_de_pasos: '36' }, { meses_de_pasos: 36 }],
  [
    { motivos_no_corresponde: 'Titular o socio\n\n Cobra por cheque ' },
    { motivos_no_corresponde: ['Titular o socio', 'Cobra por cheque'] },
  ],
  [{ soporte_telefono: '+54 11 5444-5566' }, { soporte_telefono: '+54 11 5444-5566' }],
])('%o is sent as %o', (typed, sent) => {
  expect(changesOf(ajustes, schema.parse({ ...typedOf(ajustes), ...typed }))).toEqual({
    ...sent,
    version: 'a',
  })
})

test.each([
  [{ plazo_revision_dias: 'dos' }, 'Un número entero de días, entre 1 y 60'],
  [{ plazo_revision_dias: '61' }, 'Un número entero de días, entre 1 y 60'],
  [{ sesion_minutos: '' }, 'Un número entero de minutos, entre 1 y 720'],
  [{ escrituras_por_hora: '999' }, 'Un número entero, entre 1.000 y 1.000.000'],
  [{ proveedor_nombre: ' ' }, 'Campo requerido'],
  [{ proveedor_cuit: '30-99900024-7' }, 'CUIT o CUIL inválido'],
  [{ sitios_oficiales: 'no-es-un-sitio' }, 'Un sitio se escribe como arca.gob.ar'],
])('%o is refused with its sentence', (typed, sentence) => {
  const { error } = schema.safeParse({ ...typedOf(ajustes), ...typed })
  expect(error?.issues.map(({ message }) => enEspanol(message))).toContain(sentence)
})
