import { fechaLegible } from '@portal/contract/calendario.ts'
import type { TipoDocumento } from '../catalogo/tipo.ts'
import type { DemoCuenta } from './accounts.ts'
import type { DemoChofer } from './choferes.ts'
import type { DemoDominio } from './dominios.ts'
import { printedTaxId } from './identity.ts'
import type { Paper } from './paper.ts'
import { seededRandom } from './random.ts'

/** Whom or what a paper speaks of: the carrier, and one of its drivers or vehicles. */
export interface Subject {
  cuenta: DemoCuenta
  crew: readonly DemoChofer[]
  chofer?: DemoChofer
  dominio?: DemoDominio
}

export interface Dates {
  fecha_emision: string
  fecha_vencimiento: string | null
  periodo: string | null
}

type Facts = (readonly [label: string, value: string])[]

/** Nobody issues these: every name says that it is made up. */
const EMISORES: Record<string, string> = {
  'licencia-conducir': 'Municipio Imaginario · Dirección de Tránsito',
  dni: 'Registro Imaginario de las Personas',
  'apto-psicofisico': 'Centro Médico Inventado',
  'curso-mercancias-peligrosas': 'Instituto Ficticio de Capacitación',
  'carnet-manipulador': 'Bromatología de Ficción',
  cedula: 'Registro Imaginario de Automotores',
  titulo: 'Registro Imaginario de Automotores',
  rto: 'Taller de Revisión Imaginario',
  tacografo: 'Taller de Tacógrafos Inventado',
  patente: 'Rentas de Ficción',
  'ingresos-brutos': 'Rentas de Ficción',
  ruta: 'Registro Ficticio del Transporte',
  'ruta-empresa': 'Registro Ficticio del Transporte',
  uta: 'Bromatología de Ficción',
  senasa: 'Sanidad Animal Imaginaria',
  desinfeccion: 'Desinfecciones Inventadas S.R.L.',
  'prueba-hidraulica': 'Ente Ficticio de Ensayos',
  'leasing-comodato': 'Arrendadora Inventada S.A. (demo)',
  'alta-temprana': 'Agencia Fiscal Imaginaria',
  'baja-arca': 'Agencia Fiscal Imaginaria',
  f931: 'Agencia Fiscal Imaginaria',
  'ultimo-f931': 'Agencia Fiscal Imaginaria',
  'inscripcion-arca': 'Agencia Fiscal Imaginaria',
  estatuto: 'Escribanía de Fantasía',
  'poder-firmante': 'Escribanía de Fantasía',
  'telegrama-baja': 'Correo Imaginario',
  'liquidacion-final': 'Estudio Contable Inventado',
  'certificado-art-80': 'Estudio Contable Inventado',
}
const ASEGURADORA = 'Aseguradora Inventada S.A.'
export const emisorOf = (clave: string): string => EMISORES[clave] ?? ASEGURADORA

/** These name every driver of the carrier, so one file serves for all of them, as it does in life. */
const CON_NOMINA = new Set(['art-nomina', 'no-repeticion', 'seguro-vida', 'f931'])

/** Cards that carriers photograph with a phone; the rest comes from an office as a PDF. */
const CARDS = new Set(['licencia-conducir', 'dni', 'cedula', 'carnet-manipulador'])

export function isCard(tipo: TipoDocumento): boolean {
  return CARDS.has(tipo.clave)
}

export function writePaper(tipo: TipoDocumento, subject: Subject, dates: Dates): Paper {
  const conNomina = CON_NOMINA.has(tipo.clave)
  const about = conNomina ? factsOfCuenta(subject.cuenta) : factsOf(tipo, subject)
  const owner = conNomina ? subject.cuenta.cuit : ownerOf(subject)
  const seed = [tipo.docrectipo_recurso, tipo.clave, owner, dates.fecha_emision, dates.periodo].join('|')
  return {
    seed,
    title: tipo.nombre,
    emisor: emisorOf(tipo.clave),
    numero: `DEMO-${String(seededRandom(seed).between(100_000, 999_999))}`,
    facts: [...about, ...factsOfDates(dates)],
    ...(subject.dominio && { figure: 'vehiculo' }),
    ...(conNomina && { nomina: nominaOf(subject.crew) }),
  }
}

function ownerOf({ cuenta, chofer, dominio }: Subject): string {
  return chofer?.documento ?? dominio?.dominio ?? cuenta.cuit
}

function factsOf(tipo: TipoDocumento, { cuenta, chofer, dominio }: Subject): Facts {
  if (chofer) {
    const clase = tipo.clave === 'licencia-conducir' ? (['Clase', chofer.licencia_clase] as const) : undefined
    return [
      ['Apellido', chofer.apellido],
      ['Nombre', chofer.nombre],
      [chofer.tipo_documento, chofer.documento],
      clase ?? ['CUIL', printedTaxId(chofer.cuil)],
    ]
  }
  if (dominio) {
    return [
      ['Dominio', dominio.dominio],
      ['Vehículo', dominio.vehiculo],
      ['Marca y modelo', `${dominio.marca} ${dominio.modelo} (${dominio.anio})`],
      ['Titular', dominio.titular],
    ]
  }
  return factsOfCuenta(cuenta)
}

function factsOfCuenta(cuenta: DemoCuenta): Facts {
  return [
    ['Razón social', cuenta.accountname],
    [cuenta.tipo_documento, printedTaxId(cuenta.cuit)],
    ['Domicilio', cuenta.mailingstreet ?? 'Sin declarar'],
    ['Localidad', `${cuenta.othercity}, ${cuenta.otherstate}`],
  ]
}

function factsOfDates({ fecha_emision, fecha_vencimiento, periodo }: Dates): Facts {
  const end: Facts = periodo
    ? [['Período', periodo.split('-').reverse().join('/')]]
    : fecha_vencimiento
      ? [['Vencimiento', fechaLegible(fecha_vencimiento)]]
      : []
  return [['Emisión', fechaLegible(fecha_emision)], ...end]
}

function nominaOf(crew: readonly DemoChofer[]): NonNullable<Paper['nomina']> {
  return crew
    .filter((chofer) => chofer.estado_cuenta !== 'BAJA')
    .map((chofer) => ({ nombre: `${chofer.apellido}, ${chofer.nombre}`, cuil: printedTaxId(chofer.cuil) }))
}
