import { sumarDias } from '@portal/contract/calendario.ts'
import type { EstadoRecurso } from '@portal/contract/recursos.ts'
import type { DemoCuenta } from './accounts.ts'
import { taxId } from './identity.ts'
import { seededRandom } from './random.ts'

export interface DemoChofer {
  nombre: string
  apellido: string
  tipo_documento: 'DNI' | 'Cédula de identidad extranjera'
  documento: string
  cuil: string
  fecha_nacimiento: string
  nacionalidad: string
  telefono: string
  email: string
  calle: string
  pais: string
  provincia: string
  ciudad: string
  licencia_numero: string
  licencia_clase: string
  transporta_peligrosas: boolean
  transporta_alimentos: boolean
  fecha_alta: string
  fecha_baja: string | null
  motivo_baja: string | null
  estado_cuenta: EstadoRecurso
}

const NOMBRES_ELLA = ['María José', 'Lucía', 'Inés', 'Rocío', 'Nélida', 'Belén', 'Ángela'] as const
const NOMBRES_EL = [
  'Juan Pablo',
  'Martín',
  'Ramón',
  'Ángel',
  'Nicolás',
  'Hugo',
  'Óscar',
  'Tomás',
  'Ariel',
  'Fabián',
  'Iñaki',
  'Walter',
  'Ceferino',
  'Joaquín',
] as const
/** Of landscapes, all of them: a theme that no real crew has. */
const APELLIDOS = [
  'Ríos',
  'Del Valle',
  'Montes',
  'Arroyo',
  'Laguna',
  'Sierra',
  'Prado',
  'Campos',
  'Llanos',
  'Vega',
  'Rivera',
  'Costa',
  'Salinas',
  'Robles',
  'Olmos',
  'Peña',
  'Bosque',
  'Fuentes',
  'Cañadas',
  'Nieves',
] as const

const EXTRANJEROS = [
  { nacionalidad: 'Uruguaya', pais: 'Uruguay', provincia: 'Salto', ciudad: 'Salto' },
  { nacionalidad: 'Paraguaya', pais: 'Paraguay', provincia: 'Itapúa', ciudad: 'Encarnación' },
  { nacionalidad: 'Brasileña', pais: 'Brasil', provincia: 'Rio Grande do Sul', ciudad: 'Uruguaiana' },
] as const

/** A carrier's drivers; `first` numbers them through all carriers, so that no document repeats. */
export function makeChoferes(cuenta: DemoCuenta, first: number, today: string): DemoChofer[] {
  return Array.from({ length: cuenta.choferes }, (_, index) =>
    makeChofer(cuenta, first + index, index, today),
  )
}

function makeChofer(cuenta: DemoCuenta, number: number, index: number, today: string): DemoChofer {
  const random = seededRandom(`chofer ${number}`)
  const ella = number % 6 === 2
  const nombre = ella ? pickTurn(NOMBRES_ELLA, number) : pickTurn(NOMBRES_EL, number * 5)
  const apellido = pickTurn(APELLIDOS, number * 7)
  const extranjero = number % 9 === 4 ? pickTurn(EXTRANJEROS, number) : undefined
  const documento = String(99_000_100 + number * 37)
  const fecha_alta = sumarDias(today, -random.between(20, cuenta.createdDaysAgo - 1))
  return {
    nombre,
    apellido,
    tipo_documento: extranjero ? 'Cédula de identidad extranjera' : 'DNI',
    documento,
    cuil: taxId(ella ? '27' : '20', documento),
    fecha_nacimiento: sumarDias(today, -random.between(24 * 366, 63 * 365)),
    nacionalidad: extranjero?.nacionalidad ?? 'Argentina',
    telefono: `+549115550${String(1000 + number)}`,
    email: `chofer${number + 1}@${cuenta.contactos[0].email.split('@')[1] ?? 'demo.example'}`,
    calle: `Calle Imaginada ${random.between(100, 2400)}`,
    pais: extranjero?.pais ?? 'Argentina',
    provincia: extranjero?.provincia ?? cuenta.otherstate,
    ciudad: extranjero?.ciudad ?? cuenta.othercity,
    licencia_numero: documento,
    licencia_clase: pickTurn(['E1', 'E1', 'C3', 'C2'], number),
    transporta_peligrosas: number % 5 === 1,
    transporta_alimentos: number % 4 === 2,
    fecha_alta,
    ...situation(index, today, fecha_alta),
  }
}

/** In every carrier large enough, one driver has left and one is blocked by the provider. */
function situation(index: number, today: string, fecha_alta: string) {
  if (index === 5 || index === 11) {
    const left = sumarDias(today, -12 - index)
    return {
      estado_cuenta: 'BAJA',
      fecha_baja: left < fecha_alta ? fecha_alta : left,
      motivo_baja: index === 5 ? 'Renuncia' : 'Fin de contrato',
    } as const
  }
  const estado_cuenta = index === 9 ? 'BLOQUEADO' : 'ACTIVO'
  return { estado_cuenta, fecha_baja: null, motivo_baja: null } as const
}

function pickTurn<T>(from: readonly T[], turn: number): T {
  const picked = from[turn % from.length]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}
