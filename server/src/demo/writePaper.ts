import { fechaLegible } from '@portal/contract/calendario.ts'
import type { TipoDocumento } from '../catalogo/tipo.ts'
import { demoAjustes, type DemoCuenta } from './accounts.ts'
import type { DemoChofer } from './choferes.ts'
import type { DemoDominio } from './dominios.ts'
import { printedTaxId } from './identity.ts'
import type { Values } from './forms.ts'
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

/** These name every driver of the carrier, so one file serves for all of them, as it does in life. */
export const CON_NOMINA: ReadonlySet<string> = new Set([
  'art-nomina',
  'no-repeticion',
  'seguro-vida',
  'f931',
  'pago-remuneraciones',
])

/** These are in the provider's favour. */
export const A_FAVOR: ReadonlySet<string> = new Set(['art-nomina', 'no-repeticion'])

/** As many as such a form has lines for. */
export const maxNomina = 20

/** Cards that carriers photograph with a phone; the rest comes from an office as a PDF. */
export const CARDS: ReadonlySet<string> = new Set([
  'licencia-conducir',
  'dni',
  'cedula',
  'carnet-manipulador',
])

export function writePaper(tipo: TipoDocumento, subject: Subject, dates: Dates): Paper {
  const conNomina = CON_NOMINA.has(tipo.clave)
  const owner = conNomina ? subject.cuenta.cuit : ownerOf(subject)
  const seed = [tipo.docrectipo_recurso, tipo.clave, owner, dates.fecha_emision, dates.periodo].join('|')
  return {
    form: tipo.clave,
    title: tipo.nombre,
    numero: `DEMO-${String(seededRandom(seed).between(100_000, 999_999))}`,
    values: {
      ...(conNomina ? valuesOfCuenta(subject.cuenta) : valuesOf(subject)),
      ...valuesOfDates(dates),
      ...(A_FAVOR.has(tipo.clave) && {
        proveedor: demoAjustes.proveedor_nombre,
        proveedor_cuit: printedTaxId(demoAjustes.proveedor_cuit),
      }),
      ...(conNomina && nominaOf(subject.crew)),
    },
  }
}

function ownerOf({ cuenta, chofer, dominio }: Subject): string {
  return chofer?.documento ?? dominio?.dominio ?? cuenta.cuit
}

function valuesOf({ cuenta, chofer, dominio }: Subject): Values {
  if (chofer) {
    return {
      apellido: chofer.apellido,
      nombre: chofer.nombre,
      tipo_de_documento: chofer.tipo_documento.toUpperCase(),
      documento: chofer.documento,
      clase: chofer.licencia_clase,
      cuil: printedTaxId(chofer.cuil),
    }
  }
  if (dominio) {
    return {
      dominio: dominio.dominio,
      vehiculo: dominio.vehiculo,
      modelo: `${dominio.marca} ${dominio.modelo} (${String(dominio.anio)})`,
      titular: dominio.titular,
    }
  }
  return valuesOfCuenta(cuenta)
}

function valuesOfCuenta(cuenta: DemoCuenta): Values {
  return {
    razon_social: cuenta.accountname,
    tipo_de_cuit: cuenta.tipo_documento,
    cuit: printedTaxId(cuenta.cuit),
    domicilio: cuenta.mailingstreet ?? 'Sin declarar',
    localidad: `${cuenta.othercity}, ${cuenta.otherstate}`,
  }
}

function valuesOfDates({ fecha_emision, fecha_vencimiento, periodo }: Dates): Values {
  return {
    emision: fechaLegible(fecha_emision),
    ...(fecha_vencimiento !== null && { vencimiento: fechaLegible(fecha_vencimiento) }),
    ...(periodo !== null && { periodo: periodo.split('-').reverse().join('/') }),
  }
}

/** Lines that are left stay empty. */
function nominaOf(crew: readonly DemoChofer[]): Values {
  const listed = crew.filter((chofer) => chofer.estado_cuenta !== 'BAJA')
  if (listed.length > maxNomina) throw new Error('a crew longer than its form')
  const lines: Record<string, string> = {}
  for (let line = 0; line < maxNomina; line++) {
    const chofer = listed[line]
    lines[`nombre${String(line)}`] = chofer ? `${chofer.apellido}, ${chofer.nombre}` : ''
    lines[`cuil${String(line)}`] = chofer ? printedTaxId(chofer.cuil) : ''
  }
  return lines
}
