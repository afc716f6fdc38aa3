import { isCuit, onlyDigits } from '@portal/contract/identificacion.ts'
import { patenteProblem, spelledPatente } from '@portal/contract/patentes.ts'
import { camposDe, fechaDeCelda, plegado, type CampoDePlanilla } from '@portal/contract/planillas.ts'
import type { TipoDePlanilla } from '@portal/contract/tiposDeLote.ts'
import type { Fila, Hoja } from './planilla/planilla.ts'

/** What a column of a sheet is proposed to be, and why. */
export interface ColumnaPropuesta {
  titulo: string
  campo: CampoDePlanilla | null
  porque: 'antes' | 'titulo' | 'tituloYForma' | 'forma' | 'ninguno'
  /** Three of its cells, the empty ones too. */
  muestras: string[]
  llenas: number
  /** Of a CUIL, how many have the right check digit. */
  cierran: number | null
}

export interface HojaPropuesta {
  /** The row of its titles as the sheet counts, and how many rows have data; null where nothing heads its columns. */
  titulos: number | null
  columnas: ColumnaPropuesta[]
  filas: Fila[]
  /** Rows that repeat the titles further down, and were left out. */
  repetidas: number
}

const deEmail = ['email', 'mail', 'correo', 'correoelectronico']
const deCuit = ['cuit', 'nrocuit', 'numerodecuit', 'cuitnro', 'cuitcuil', 'nrodecuit']
const deRazonSocial = [
  'razonsocial',
  'transporte',
  'empresa',
  'nombre',
  'proveedor',
  'companyname',
  'company',
  'firma',
  'razaosocial',
  'denominacion',
]

/** How people head a column, as letters alone. The first ones are what a template says. */
const titulos: Readonly<
  Record<TipoDePlanilla, Readonly<Partial<Record<CampoDePlanilla, readonly string[]>>>>
> = {
  choferes: {
    apellido_y_nombre: [
      'apellidoynombre',
      'apellidosynombres',
      'nombreyapellido',
      'apellidonombre',
      'nombrecompleto',
      'chofer',
      'conductor',
      'empleado',
      'personal',
      'surnameandname',
      'fullname',
      'sobrenomeenome',
      'nachnameundvorname',
      'fahrer',
      'motorista',
      'driver',
    ],
    apellido: ['apellido', 'apellidos', 'surname', 'lastname', 'sobrenome', 'nachname'],
    nombre: ['nombre', 'nombres', 'name', 'firstname', 'nome', 'vorname'],
    tipo_documento: ['tipodedocumento', 'tipodocumento', 'tipodoc', 'tipo', 'documenttype', 'dokumentart'],
    documento: [
      'documento',
      'dni',
      'nrodocumento',
      'numerodedocumento',
      'nrodni',
      'doc',
      'nrodedocumento',
      'document',
      'dokument',
      'documentnumber',
      'dokumentnummer',
    ],
    cuil: ['cuil', 'cuit', 'cuilcuit', 'nrocuil', 'cuilnro', 'cuilt'],
    fecha_nacimiento: [
      'fechadenacimiento',
      'fechanacimiento',
      'fnac',
      'nacimiento',
      'fnacimiento',
      'fechanac',
      'dateofbirth',
      'geburtsdatum',
      'datadenascimento',
    ],
    nacionalidad: ['nacionalidad', 'nationality', 'nacionalidade', 'staatsangehorigkeit'],
    telefono: [
      'celular',
      'telefono',
      'cel',
      'tel',
      'movil',
      'telefonocelular',
      'mobile',
      'phone',
      'handy',
      'mobiltelefon',
    ],
    email: deEmail,
    calle: [
      'calleynumero',
      'domicilio',
      'direccion',
      'calle',
      'street',
      'address',
      'strasseundnummer',
      'ruaenumero',
    ],
    pais: ['pais', 'country', 'land'],
    provincia: ['provincia', 'state', 'province', 'estadoprovincia', 'provinz'],
    ciudad: ['localidad', 'ciudad', 'city', 'cidade', 'ort', 'localidade'],
    licencia_numero: [
      'numerodelicencia',
      'nrolicencia',
      'licencia',
      'nrodelicencia',
      'registro',
      'licencenumber',
      'carnet',
    ],
    licencia_clase: [
      'clasedelicencia',
      'categoria',
      'categ',
      'clase',
      'categorialicencia',
      'categoriadelicencia',
      'claselicencia',
      'licenceclass',
    ],
    transporta_peligrosas: [
      'transportamercanciaspeligrosas',
      'mercanciaspeligrosas',
      'peligrosas',
      'cargaspeligrosas',
    ],
    transporta_alimentos: ['transportaalimentos', 'alimentos'],
    fecha_alta: [
      'fechadealta',
      'fechaalta',
      'ingreso',
      'fingreso',
      'fechaingreso',
      'fechadeingreso',
      'alta',
      'falta',
    ],
  },
  dominios: {
    dominio: ['patente', 'dominio', 'chapa', 'placa', 'matricula', 'plate', 'kennzeichen'],
    pais_patente: ['paisdelapatente', 'pais', 'paispatente', 'country'],
    vehiculo: [
      'vehiculo',
      'tipodevehiculo',
      'tipo',
      'tipovehiculo',
      'unidad',
      'vehicle',
      'fahrzeug',
      'veiculo',
    ],
    cantidad_ejes: ['cantidaddeejes', 'ejes', 'cantejes', 'nroejes', 'axles', 'achsen', 'eixos'],
    marca: ['marca', 'make', 'marke'],
    modelo: ['modelo', 'model', 'modell'],
    anio: ['ano', 'anio', 'modeloano', 'anomodelo', 'year', 'baujahr'],
    nombre: ['nombreinterno', 'interno', 'nombre', 'apodo', 'nrointerno'],
    chasis: ['numerodechasis', 'chasis', 'nrochasis', 'vin', 'chassis'],
    motor: ['numerodemotor', 'motor', 'nromotor'],
    carroceria: ['carroceria', 'body', 'aufbau', 'carrocaria'],
    titular: ['titular', 'owner', 'propietario', 'halter'],
    titularidad: ['titularidad', 'condicion', 'ownership'],
    transporta_peligrosas: ['transportamercanciaspeligrosas', 'mercanciaspeligrosas', 'peligrosas'],
    transporta_alimentos: ['transportaalimentos', 'alimentos'],
  },
  unidades: {
    nombre: ['nombre', 'unidad', 'equipo', 'interno', 'name', 'einheit'],
    tractor: ['vehiculomotriz', 'tractor', 'camion', 'motriz', 'chasis', 'dominiotractor', 'patentetractor'],
    arrastre1: ['arrastre', 'semi', 'semirremolque', 'acoplado', 'arrastre1', 'batea', 'trailer'],
    arrastre2: ['segundoarrastre', 'arrastre2', 'acoplado2', 'semi2', 'bitren'],
    chofer1: ['chofer', 'conductor', 'chofer1', 'driver', 'fahrer', 'motorista'],
    chofer2: ['segundochofer', 'chofer2', 'acompanante', 'conductor2'],
    estado: ['estado', 'status'],
  },
  cuits: { cuit: deCuit, accountname: deRazonSocial },
  invitaciones: { cuit: deCuit, email: deEmail, accountname: deRazonSocial },
}

/** What the account chose last time, by the letters of a title. */
export type Antes = ReadonlyMap<string, string | null>

export const antesDe = (columnas: readonly { titulo: string; campo: string | null }[]): Antes =>
  new Map(columnas.map(({ titulo, campo }) => [plegado(titulo), campo]))

const porTitulo = (tipo: TipoDePlanilla, titulo: string): CampoDePlanilla | undefined =>
  camposDe(tipo).find((campo) => titulos[tipo][campo]?.includes(plegado(titulo)))

/** Rows above the titles are names of the sheet, or groups of columns. */
const buscadas = 15

function filaDeTitulos(tipo: TipoDePlanilla, filas: readonly Fila[], antes: Antes): Fila | undefined {
  const puntaje = ({ celdas }: Fila) =>
    celdas.filter(
      (celda) => porTitulo(tipo, celda) !== undefined || (antes.get(plegado(celda)) ?? null) !== null,
    ).length
  const candidatas = filas.slice(0, buscadas).map((fila) => ({ fila, puntos: puntaje(fila) }))
  const mejor = candidatas.reduce<(typeof candidatas)[number] | undefined>(
    (best, each) => (best === undefined || each.puntos > best.puntos ? each : best),
    undefined,
  )
  if (mejor && mejor.puntos > 0) return mejor.fila
  // Words without a figure head what is below; else all of it is data.
  const [primera] = filas
  return primera?.celdas.every((celda) => !/\d/.test(celda)) === true && filas.length > 1
    ? primera
    : undefined
}

/** How well the columns of a sheet are known: of several sheets the best one is proposed. */
export const conocidas = (tipo: TipoDePlanilla, { filas }: Hoja, antes: Antes): number => {
  const fila = filaDeTitulos(tipo, filas, antes)
  return (
    (fila?.celdas.filter((celda) => porTitulo(tipo, celda) !== undefined).length ?? 0) * 10_000 +
    Math.min(filas.length, 9_999)
  )
}

export function proponer(tipo: TipoDePlanilla, hoja: Hoja, antes: Antes): HojaPropuesta {
  const cabeza = filaDeTitulos(tipo, hoja.filas, antes)
  const desde = cabeza ? hoja.filas.indexOf(cabeza) + 1 : 0
  const repite = ({ celdas }: Fila) =>
    cabeza !== undefined && celdas.every((celda, i) => celda === cabeza.celdas[i])
  const debajo = hoja.filas.slice(desde)
  const filas = debajo.filter((fila) => !repite(fila))
  const ancho = hoja.filas[0]?.celdas.length ?? 0
  const usados = new Set<string>()
  const columnas = Array.from({ length: ancho }, (_, i): ColumnaPropuesta => {
    const titulo = cabeza?.celdas[i] ?? ''
    const valores = filas.map(({ celdas }) => celdas[i] ?? '')
    const llenos = valores.filter((valor) => valor !== '')
    return {
      titulo,
      campo: null,
      porque: 'ninguno',
      muestras: muestrasDe(valores),
      llenas: llenos.length,
      cierran: null,
    }
  })
  const poner = (i: number, campo: string | null | undefined, porque: ColumnaPropuesta['porque']) => {
    const columna = columnas[i]
    const conocido = camposDe(tipo).find((each) => each === campo)
    if (!columna || columna.campo !== null || conocido === undefined || usados.has(conocido)) return
    usados.add(conocido)
    columna.campo = conocido
    columna.porque = porque
    if (conocido === 'cuil' || conocido === 'cuit')
      columna.cierran = cuantas(filas, i, (valor) => isCuit(onlyDigits(valor)))
  }
  // What was chosen last time goes before what titles say, and both before what the values look like.
  for (const [i, { titulo }] of columnas.entries())
    if (titulo !== '') poner(i, antes.get(plegado(titulo)), 'antes')
  for (const [i, { titulo }] of columnas.entries()) {
    const campo = porTitulo(tipo, titulo)
    poner(i, campo, campo !== undefined && formas[campo]?.test(filas, i) === true ? 'tituloYForma' : 'titulo')
  }
  for (const [i, { titulo, llenas, campo }] of columnas.entries()) {
    // A column that somebody left out is left out again.
    if (campo !== null || llenas === 0 || antes.get(plegado(titulo)) === null) continue
    const found = camposDe(tipo).find(
      (each) => !usados.has(each) && formas[each]?.propone === true && formas[each].test(filas, i),
    )
    poner(i, found, 'forma')
  }
  return { titulos: cabeza?.n ?? null, columnas, filas, repetidas: debajo.length - filas.length }
}

const muestrasDe = (valores: readonly string[]): string[] => {
  const distintas = [...new Set(valores.filter((valor) => valor !== ''))].slice(0, 3)
  return valores.includes('') && distintas.length === 3 ? [...distintas.slice(0, 2), ''] : distintas
}

const cuantas = (filas: readonly Fila[], i: number, es: (valor: string) => boolean): number =>
  filas.filter(({ celdas }) => (celdas[i] ?? '') !== '' && es(celdas[i] ?? '')).length

interface Forma {
  /** Whether most of what the column says looks like it. */
  test: (filas: readonly Fila[], i: number) => boolean
  /** It looks like nothing else, so that a column without a title of its own may be it. */
  propone?: true
}

const casiTodas =
  (es: (valor: string) => boolean): Forma['test'] =>
  (filas, i) => {
    const llenas = cuantas(filas, i, () => true)
    return llenas > 0 && cuantas(filas, i, es) >= llenas * 0.7
  }

const formas: Readonly<Partial<Record<CampoDePlanilla, Forma>>> = {
  cuit: { test: casiTodas((valor) => isCuit(onlyDigits(valor))), propone: true },
  cuil: { test: casiTodas((valor) => isCuit(onlyDigits(valor))), propone: true },
  documento: { test: casiTodas((valor) => /^\d{7,8}$/.test(onlyDigits(valor))), propone: true },
  dominio: {
    test: casiTodas((valor) => patenteProblem('Argentina', spelledPatente(valor)) === undefined),
    propone: true,
  },
  tractor: {
    test: casiTodas((valor) => patenteProblem('Argentina', spelledPatente(valor)) === undefined),
    propone: true,
  },
  arrastre1: {
    test: casiTodas((valor) => patenteProblem('Argentina', spelledPatente(valor)) === undefined),
    propone: true,
  },
  email: { test: casiTodas((valor) => /^\S+@\S+\.\S+$/.test(valor)), propone: true },
  licencia_clase: {
    test: casiTodas((valor) => /^[A-G]\d?(\.\d)?([\s,/y-]+[A-G]\d?(\.\d)?)*$/i.test(valor)),
    propone: true,
  },
  fecha_alta: { test: casiTodas((valor) => 'valor' in fechaDeCelda(valor)) },
  fecha_nacimiento: { test: casiTodas((valor) => 'valor' in fechaDeCelda(valor)) },
  telefono: { test: casiTodas((valor) => /^[+\d][\d\s().-]{6,20}$/.test(valor)) },
}

/** `0` as A, `26` as AA: how a sheet calls its columns. */
export const letraDe = (i: number): string =>
  i < 26 ? String.fromCharCode(65 + i) : letraDe(Math.floor(i / 26) - 1) + letraDe(i % 26)
