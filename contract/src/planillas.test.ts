import { expect, test } from 'vitest'
import { fechaDeCelda, leerCelda, separarNombre } from './planillas.ts'

test.each([
  ['3/2/2024', '2024-02-03'],
  ['03-02-24', '2024-02-03'],
  ['03.02.1985', '1985-02-03'],
  ['3/2/85', '1985-02-03'],
  ['2024-02-03', '2024-02-03'],
  ['2024-02-03 00:00:00', '2024-02-03'],
  ['44927', '2023-01-01'],
  ['3 de febrero de 2024', '2024-02-03'],
  ['03-feb-2024', '2024-02-03'],
  ['1 set. 2023', '2023-09-01'],
  ['29/02/2024', '2024-02-29'],
])('%s is %s', (text, valor) => {
  expect(fechaDeCelda(text)).toEqual({ valor })
})

test.each([
  ['12/13/2026', 'noHayMes{"mes":13}'],
  ['31/06/2026', 'noHayDia{"dia":31,"mes":"06/2026"}'],
  ['29/02/2023', 'noHayDia{"dia":29,"mes":"02/2023"}'],
  ['mañana', 'fechaNoSeEntiende'],
  ['1/1/0024', 'fechaNoSeEntiende'],
  ['99999', 'fechaNoSeEntiende'],
])('%s is no day, and it is said why', (text, code) => {
  expect(fechaDeCelda(text)).toEqual({ problema: expect.stringContaining(code) as string })
})

test.each([
  ['choferes', 'documento', '99.000.396', { valor: '99.000.396' }],
  ['choferes', 'documento', '8,5E+7', { problema: expect.stringContaining('perdioDigitos') as string }],
  ['choferes', 'cuil', '2.09E10', { problema: expect.stringContaining('perdioDigitos') as string }],
  ['choferes', 'telefono', '291 555-0148', { valor: '+5492915550148' }],
  ['choferes', 'telefono', '+598 94 123 456', { valor: '+59894123456' }],
  [
    'choferes',
    'nombre',
    "=cmd|' /C calc'!A0",
    { problema: expect.stringContaining('empiezaComoUnaFormula') as string },
  ],
  [
    'choferes',
    'nombre',
    '@SUM(A1)',
    { problema: expect.stringContaining('empiezaComoUnaFormula') as string },
  ],
  [
    'choferes',
    'nombre',
    'Ana\ufffd',
    { problema: expect.stringContaining('tieneSignosQueNoSeVen') as string },
  ],
  ['choferes', 'nombre', '#REF!', { problema: expect.stringContaining('laFormulaDaError') as string }],
  ['choferes', 'email', ' - ', undefined],
  ['choferes', 'transporta_alimentos', 'Sí', { valor: true }],
  ['choferes', 'transporta_alimentos', 'x', { valor: true }],
  ['choferes', 'transporta_alimentos', 'NO', { valor: false }],
  ['choferes', 'transporta_alimentos', 'quizás', { problema: expect.stringContaining('siO') as string }],
  ['dominios', 'vehiculo', 'CAMION RIGIDO', { valor: 'Camión rígido' }],
  ['dominios', 'vehiculo', 'Bicicleta', { valor: 'Bicicleta' }],
  ['dominios', 'pais_patente', 'argentina', { valor: 'Argentina' }],
  ['unidades', 'estado', 'activa', { valor: 'ACTIVA' }],
] as const)('of %s, %s «%s» is read', (tipo, campo, celda, leida) => {
  expect(leerCelda(tipo, campo, celda)).toEqual(leida)
})

test.each([
  ['Bosque, Lucía Ana', 'Bosque', 'Lucía Ana'],
  ['LLANOS OSCAR', 'LLANOS', 'OSCAR'],
  ['De la Cruz Juan', 'De la Cruz', 'Juan'],
  ['Costa', 'Costa', ''],
])('%s is told apart', (text, apellido, nombre) => {
  expect(separarNombre(text)).toEqual({ apellido, nombre })
})
