import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Culpable } from '@portal/contract/recursos.ts'
import { startTexts } from '@portal/ui/texts/textos.ts'
import { es as ui } from '@portal/ui/mensajes/es.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { AptitudChip, CasillaChip } from './chips.tsx'
import { es as partes } from './mensajes/es.ts'
import { Veredicto, type RecursoConVeredicto } from './Veredicto.tsx'

beforeAll(() => startTexts({ ...ui, ...partes }))

const dia = (dias: number) => sumarDias(hoyEnBuenosAires(), dias)

const culpable = (own: Partial<Culpable>): Culpable => ({
  estado: 'vencido',
  tipodocumentoid: '20x1',
  tipodocumento: 'Revisión Técnica Obligatoria',
  nombre_corto: 'VTV',
  fecha: dia(-9),
  texto: null,
  documentoid: '21x1',
  renovacion: false,
  ...own,
})

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const says = (recurso: RecursoConVeredicto) =>
  textOf(renderToStaticMarkup(<Veredicto recurso={recurso} habilidad="salir" />))

test.each<[name: string, recurso: RecursoConVeredicto, sentence: string]>([
  [
    'what expired',
    { estado: 'ACTIVO', aptitud: 'no habilitado', culpables: [culpable({})] },
    'No puede salir: la VTV venció hace 9 días',
  ],
  [
    'what waits for the provider is not told as a task',
    {
      estado: 'ACTIVO',
      aptitud: 'no habilitado',
      culpables: [culpable({ estado: 'en revision', fecha: dia(-2) })],
    },
    'Todavía no puede salir: la VTV espera al proveedor',
  ],
  [
    'what ends soon',
    { estado: 'ACTIVO', aptitud: 'por vencer', culpables: [culpable({ estado: 'activo', fecha: dia(2) })] },
    'Puede salir, y pronto no: la VTV vence en 2 días',
  ],
  [
    'what is lifted, through when',
    {
      estado: 'ACTIVO',
      aptitud: 'habilitado',
      culpables: [culpable({ estado: 'exceptuado', fecha: '2026-12-15', texto: 'Turno dado' })],
    },
    'Puede salir con excepción hasta el 15/12/2026: VTV Revisión Técnica Obligatoria Exceptuado hasta 15/12/2026 · «Turno dado»',
  ],
  [
    'a leave, with all papers in order',
    {
      estado: 'BAJA',
      aptitud: 'no habilitado',
      fecha_baja: '2026-11-12',
      motivo_baja: 'Vendido',
      culpables: [culpable({ estado: 'BAJA', tipodocumento: null, nombre_corto: null })],
    },
    'De baja desde el 12/11/2026: Vendido',
  ],
  [
    'a block',
    { estado: 'BLOQUEADO', aptitud: 'no habilitado', culpables: [], motivo_estado: 'Robado' },
    'No puede salir: Robado',
  ],
])('a verdict says %s', (_name, recurso, sentence) => {
  expect(says(recurso)).toContain(sentence)
})

test('a verdict that nobody gave is not given', () => {
  expect(says({ estado: 'ACTIVO' })).toBe('')
})

test('reasons that are not told apart are told as they come', () => {
  expect(says({ estado: 'ACTIVO', aptitud: 'no habilitado', motivos: ['Falta la VTV'] })).toContain(
    'Falta la VTV',
  )
})

test('who waits for the provider wears blue, and who is blocked ink: neither is red', () => {
  const chip = (estado: Culpable['estado']) =>
    renderToStaticMarkup(<AptitudChip aptitud="no habilitado" culpable={{ estado }} />)
  expect(chip('en revision')).toContain('--tone-blue')
  expect(chip('BLOQUEADO')).toContain('--tone-ink')
  expect(chip('vencido')).toContain('--tone-red')
})

test('a document that ends in two days does not wear the green of one that has time', () => {
  const markup = renderToStaticMarkup(
    <CasillaChip estado="activo" vigencia="impresa" fecha_vencimiento={dia(2)} />,
  )
  expect(textOf(markup)).toBe('Vence en 2 días')
  expect(markup).toContain('--tone-ochre')
})

test('the company is fit or not, and says what follows from that', () => {
  const company: RecursoConVeredicto = { aptitud: 'no habilitado', culpables: [culpable({})] }
  const markup = renderToStaticMarkup(
    <Veredicto recurso={company} habilidad="trabajar" consequence="No sale ninguna unidad" />,
  )
  expect(textOf(markup)).toBe(
    'No habilitado: la VTV venció hace 9 días Revisión Técnica Obligatoria Venció hace 9 días No sale ninguna unidad',
  )
})
