import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import type { Marca } from '@portal/contract/documentos.ts'
import type { TipoDocumento } from '../catalogo/tipo.ts'
import { tiposDocumento } from '../catalogo/catalogoInicial.ts'
import { demoCuentas, type DemoCuenta } from './accounts.ts'
import { makeChoferes, type DemoChofer } from './choferes.ts'
import { daysBetween } from './moments.ts'
import { makeDominios, type DemoDominio } from './dominios.ts'
import { decideOutcomes, type Outcome } from './outcomes.ts'
import { isFor } from './isFor.ts'
import { CARDS, writePaper, type Subject } from './writePaper.ts'
import { monthBefore, presentations, type Presentacion } from './presentaciones.ts'
import { seededRandom } from './random.ts'
import { stagedOf, type Staged } from './staged.ts'
import type { PresentedPaper } from './keepFiles.ts'
import { makeUnidades, type DemoUnidad } from './unidades.ts'

export interface DemoDocumento extends Presentacion, PresentedPaper {
  tipo: TipoDocumento
  /** The place on its page that it was rejected for. */
  marca?: Omit<Marca, 'archivoid'>
}

export interface DemoTransporte {
  cuenta: DemoCuenta
  documentos: DemoDocumento[]
  choferes: { chofer: DemoChofer; documentos: DemoDocumento[] }[]
  dominios: { dominio: DemoDominio; documentos: DemoDocumento[] }[]
  unidades: DemoUnidad[]
}

/** Every demo carrier with its drivers, vehicles, units and papers, as they stand on `today`. The same day gives the same data. */
export function demoData(today: string): DemoTransporte[] {
  let choferesSoFar = 0
  return demoCuentas.map((cuenta, index) => {
    const crew = makeChoferes(cuenta, choferesSoFar, today)
    choferesSoFar += crew.length
    const dominios = makeDominios(index, cuenta.accountname, today)
    const papersOf = (subject: Omit<Subject, 'cuenta' | 'crew'>) =>
      makeDocumentos({ cuenta, crew, ...subject }, today)
    return {
      cuenta,
      documentos: papersOf({}),
      choferes: crew.map((chofer) => ({ chofer, documentos: papersOf({ chofer }) })),
      dominios: dominios.map((dominio) => ({ dominio, documentos: papersOf({ dominio }) })),
      unidades: makeUnidades(crew, dominios),
    }
  })
}

function makeDocumentos(subject: Subject, today: string): DemoDocumento[] {
  const { cuenta, chofer, dominio } = subject
  if (cuenta.estado === estadoCuenta.incompleto) return []
  const random = seededRandom(['documentos', cuenta.cuit, chofer?.documento, dominio?.dominio].join('|'))
  const tipos = tiposDocumento.filter((tipo) => isFor(tipo, subject, today))
  // What a month is controlled by besides has luck of its own, so that the rest stays as it is.
  const luck = seededRandom(['controles', cuenta.cuit, chofer?.documento].join('|'))
  const outcomes = [
    ...decideOutcomes(
      cuenta.habit,
      tipos.filter(({ clave }) => !soloDelControl.has(clave)),
      random,
    ),
    ...tipos
      .filter(({ clave }) => soloDelControl.has(clave))
      .map((): Outcome => (cuenta === demoCuentas[0] || luck.chance(0.9) ? 'activo' : 'pendiente')),
  ]
  const outcomeOf = (tipo: TipoDocumento, outcome: Outcome = 'pendiente') =>
    !chofer && !dominio && tipo.nombre === cuenta.vencido ? 'vencido' : outcome
  const staged = (tipo: TipoDocumento) => (cuenta === demoCuentas[0] ? stagedOf(subject, tipo) : undefined)
  const age = chofer ? daysBetween(chofer.fecha_alta, today) : cuenta.createdDaysAgo - 1
  return tipos.flatMap((tipo, index) => {
    const { outcome, days, rejection, plate }: Staged = staged(tipo) ?? {
      outcome: outcomeOf(tipo, outcomes[index]),
    }
    const presented = presentations(outcome, tipo, { today, age, days }, random)
    return [...monthBefore(presented, tipo, { today, age }, luck), ...presented].map((presentacion) => ({
      ...presentacion,
      ...(presentacion.estado === 'rechazado' && rejection),
      tipo,
      paper: writePaper(tipo, plate === undefined ? subject : withPlate(subject, plate), presentacion),
      as: CARDS.has(tipo.clave) && presentacion.estado === 'en revision' ? 'picture' : 'pdf',
    }))
  })
}

/** Types that say nothing but what a month is controlled by; the last of a chofer's. */
const soloDelControl: ReadonlySet<string> = new Set(['pago-remuneraciones', 'cuenta-bancaria'])

const withPlate = ({ dominio, ...subject }: Subject, plate: string): Subject => ({
  ...subject,
  ...(dominio && { dominio: { ...dominio, dominio: plate } }),
})
