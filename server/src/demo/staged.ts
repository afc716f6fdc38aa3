import type { Causa } from '@portal/contract/causas.ts'
import type { Marca } from '@portal/contract/documentos.ts'
import type { TipoDocumento } from '../catalogo/tipo.ts'
import type { Outcome } from './outcomes.ts'
import type { Subject } from './writePaper.ts'

/** What becomes of one paper, whatever its carrier's habits. */
export interface Staged {
  outcome: Outcome
  /** Until it ends or since it ended; of what was rejected or waits, since it was presented. */
  days?: number
  /** The plate that the paper names, where it is not the one of its vehicle. */
  plate?: string
  /** Of what was rejected: why, and the place on the page that says it. */
  rejection?: { motivo: string; causa: Causa; marca: Omit<Marca, 'archivoid'> }
}

/** Nothing lacking, of whatever is asked. */
const inOrder = { outcome: 'activo' } as const

/** By plate, by place in the crew, and of the carrier itself: each paper by the key of its type, or all of them. */
const scenes: Readonly<Record<string, Readonly<Record<string, Staged>> | Staged>> = {
  transporte: { 'seguro-carga': { outcome: 'por vencer', days: 11 } },
  'chofer 1': { f931: { outcome: 'mes rechazado', days: 2 } },
  'chofer 3': {
    'licencia-conducir': {
      outcome: 'rechazado',
      days: 3,
      rejection: {
        causa: 'fechas',
        motivo: 'La fecha declarada no coincide con la del documento. Corregila y volvé a presentarlo.',
        marca: { pagina: 1, x: 0.57, y: 0.373 },
      },
    },
    f931: { outcome: 'en revision', days: 2 },
  },
  'chofer 5': inOrder,
  ZX777CC: {
    rto: { outcome: 'vencido', days: 9 },
    'poliza-rc': { outcome: 'por vencer', days: 2 },
  },
  ZZK417: {
    ruta: { outcome: 'por vencer', days: 3 },
    'pago-seguro': { outcome: 'pendiente' },
  },
  ZZZ4B21: { 'poliza-rc': { outcome: 'por vencer', days: 5 } },
  ZX104LM: { ruta: { outcome: 'por vencer', days: 6 } },
  ZX512ST: { 'poliza-rc': { outcome: 'en revision', days: 4, plate: 'ZX512SU' } },
}

/** What the first carrier's home is sure to show, whatever the day: one of each kind of thing to do. */
export function stagedOf({ crew, chofer, dominio }: Subject, { clave }: TipoDocumento): Staged | undefined {
  const whose = chofer ? `chofer ${crew.indexOf(chofer)}` : (dominio?.dominio ?? 'transporte')
  const scene = scenes[whose]
  if (scene === undefined || isStaged(scene)) return scene
  return scene[clave]
}

const isStaged = (scene: (typeof scenes)[string]): scene is Staged => typeof scene['outcome'] === 'string'
