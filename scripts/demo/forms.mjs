import { tiposDocumento } from '../../server/src/catalogo/catalogoInicial.ts'
import { A_FAVOR, CARDS, CON_NOMINA, maxNomina } from '../../server/src/demo/writePaper.ts'

/** The forms of the demonstration: what stands on each, and where it is written on. */

export const FICTICIO = 'DOCUMENTO FICTICIO – DEMOSTRACIÓN'

/** What a paper says that is known only when it is made; `holds`: how many signs at most. */
const place = (name, holds = 44) => ({ place: name, holds })

export const placeOf = (words) =>
  typeof words === 'string' ? undefined : { name: words.place, holds: words.holds }

/** Nobody issues these: every name says that it is made up. */
const EMISORES = {
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
  'pago-remuneraciones': 'Banco de Fantasía',
  'cuenta-bancaria': 'Banco de Fantasía',
  'inscripcion-arca': 'Agencia Fiscal Imaginaria',
  estatuto: 'Escribanía de Fantasía',
  'poder-firmante': 'Escribanía de Fantasía',
  'telegrama-baja': 'Correo Imaginario',
  'liquidacion-final': 'Estudio Contable Inventado',
  'certificado-art-80': 'Estudio Contable Inventado',
}
const ASEGURADORA = 'Aseguradora Inventada S.A.'
const emisorOf = (clave) => EMISORES[clave] ?? ASEGURADORA

const deLaCuenta = [
  ['Razón social', place('razon_social')],
  [place('tipo_de_cuit', 8), place('cuit', 14)],
  ['Domicilio', place('domicilio')],
  ['Localidad', place('localidad')],
]

const aFavorDe = [
  ['A favor de', place('proveedor')],
  ['CUIT', place('proveedor_cuit', 14)],
]

const delDominio = [
  ['Dominio', place('dominio', 12)],
  ['Vehículo', place('vehiculo')],
  ['Marca y modelo', place('modelo')],
  ['Titular', place('titular')],
]

const delChofer = (clave) => [
  ['Apellido', place('apellido')],
  ['Nombre', place('nombre')],
  [place('tipo_de_documento', 34), place('documento', 14)],
  clave === 'licencia-conducir' ? ['Clase', place('clase', 10)] : ['CUIL', place('cuil', 14)],
]

const fin = {
  mensual: [['Período', place('periodo', 8)]],
  'sin vencimiento': [],
}

function factsOf({ clave, docrectipo_recurso: recurso, vigencia }) {
  const about =
    recurso === 'transporte' || CON_NOMINA.has(clave)
      ? deLaCuenta
      : recurso === 'dominio'
        ? delDominio
        : delChofer(clave)
  const ends = fin[vigencia] ?? [['Vencimiento', place('vencimiento', 11)]]
  return [...about, ...(A_FAVOR.has(clave) ? aFavorDe : []), ['Emisión', place('emision', 11)], ...ends]
}

function formOf(tipo) {
  const { clave, nombre, docrectipo_recurso: recurso } = tipo
  return {
    name: clave,
    title: nombre,
    emisor: emisorOf(clave),
    numero: place('numero', 12),
    facts: factsOf(tipo),
    figure: recurso === 'dominio' ? 'vehiculo' : 'persona',
    ...(CON_NOMINA.has(clave) && {
      nomina: Array.from({ length: maxNomina }, (_, index) => ({
        nombre: place(`nombre${index}`),
        cuil: place(`cuil${index}`, 14),
      })),
    }),
  }
}

export const pdfs = tiposDocumento.map(formOf)

export const pictures = tiposDocumento.filter(({ clave }) => CARDS.has(clave)).map(formOf)

const empresa = [
  ['Razón social', 'La de tu empresa'],
  ['CUIT', '30-99999999-9'],
]

const vehiculo = [
  ['Dominio', 'AA 000 AA'],
  ['Vehículo', 'El que estás presentando'],
]

/** What carriers see beside the upload: what each paper has to show, with no date that passes and no place. */
export const samples = [
  sample('rto', [...vehiculo, ['Resultado', 'APTO'], ['Vencimiento', 'DD/MM/AAAA']]),
  sample('poliza-rc', [...vehiculo, ...empresa, ['Vigencia desde', 'DD/MM/AAAA'], ['Hasta', 'DD/MM/AAAA']]),
  sample(
    'f931',
    [...empresa, ['Período', 'MM/AAAA'], ['Pago', 'DD/MM/AAAA']],
    [
      { nombre: 'Apellido, Nombre', cuil: '20-99999999-9' },
      { nombre: 'Apellido, Nombre', cuil: '27-99999999-9' },
    ],
  ),
]

function sample(clave, facts, nomina) {
  const { nombre } = tiposDocumento.find((tipo) => tipo.clave === clave)
  return {
    name: `ejemplo-${clave}`,
    title: nombre,
    emisor: emisorOf(clave),
    numero: 'EJEMPLO',
    facts,
    nomina,
    across: 'EJEMPLO – FICTICIO',
  }
}
