import { estadoCuenta, type EstadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { taxId } from './identity.ts'

/** How a carrier keeps its papers, from which its documents follow. */
export type Habit = 'ejemplar' | 'despareja' | 'atrasada'

export interface DemoContacto {
  firstname: string
  lastname: string
  email: string
  mobile: string | null
  rol: 'titular' | 'colaborador'
}

export interface DemoCuenta {
  accountname: string
  tipo_documento: 'CUIT' | 'CUIL'
  cuit: string
  estado: EstadoCuenta
  motivo_estado: string | null
  /** The paper of its own that the reason tells of: it ended, and nothing newer was presented. */
  vencido?: string
  mailingstreet: string | null
  otherstate: string
  othercity: string
  createdDaysAgo: number
  habit: Habit
  contactos: readonly [DemoContacto, ...DemoContacto[]]
  choferes: number
}

/** Nobody of these exists: tax IDs of the range 999, addresses under `.example`, names that say so. */
export const demoCuentas: readonly DemoCuenta[] = [
  {
    accountname: 'Transportes Ficción del Sur S.A. (demo)',
    tipo_documento: 'CUIT',
    cuit: taxId('30', '99900001'),
    estado: estadoCuenta.habilitado,
    motivo_estado: null,
    mailingstreet: 'Avenida de la Fantasía 1450',
    otherstate: 'Buenos Aires',
    othercity: 'Bahía Blanca',
    createdDaysAgo: 410,
    habit: 'despareja',
    contactos: [
      {
        firstname: 'Ana',
        lastname: 'Ríos',
        email: 'ana@ficcion-del-sur.example',
        mobile: '+5492915550101',
        rol: 'titular',
      },
      {
        firstname: 'Bruno',
        lastname: 'Campos',
        email: 'bruno@ficcion-del-sur.example',
        mobile: '+5492915550102',
        rol: 'colaborador',
      },
    ],
    choferes: 19,
  },
  {
    accountname: 'Logística Imaginaria S.R.L. (demo)',
    tipo_documento: 'CUIT',
    cuit: taxId('30', '99900002'),
    estado: estadoCuenta.habilitado,
    motivo_estado: null,
    mailingstreet: 'Calle del Cuento 320',
    otherstate: 'Santa Fe',
    othercity: 'Rosario',
    createdDaysAgo: 260,
    habit: 'atrasada',
    contactos: [
      {
        firstname: 'Carla',
        lastname: 'Sierra',
        email: 'carla@logistica-imaginaria.example',
        mobile: '+5493415550201',
        rol: 'titular',
      },
    ],
    choferes: 12,
  },
  {
    accountname: 'Fletes de Fábula, de Delia Prado (demo)',
    tipo_documento: 'CUIL',
    cuit: taxId('27', '99000003'),
    estado: estadoCuenta.habilitado,
    motivo_estado: null,
    mailingstreet: 'Pasaje Inventado 77',
    otherstate: 'Mendoza',
    othercity: 'Mendoza',
    createdDaysAgo: 150,
    habit: 'ejemplar',
    contactos: [
      {
        firstname: 'Delia',
        lastname: 'Prado',
        email: 'delia@fletes-de-fabula.example',
        mobile: '+5492615550301',
        rol: 'titular',
      },
    ],
    choferes: 6,
  },
  {
    accountname: 'Cargas de Papel S.A. (demo)',
    tipo_documento: 'CUIT',
    cuit: taxId('30', '99900004'),
    estado: estadoCuenta.incompleto,
    motivo_estado: null,
    mailingstreet: null,
    otherstate: 'Córdoba',
    othercity: 'Córdoba',
    createdDaysAgo: 2,
    habit: 'ejemplar',
    contactos: [
      {
        firstname: 'Elías',
        lastname: 'Monte',
        email: 'elias@cargas-de-papel.example',
        mobile: null,
        rol: 'titular',
      },
    ],
    choferes: 0,
  },
  {
    accountname: 'Expreso Ilusión S.R.L. (demo)',
    tipo_documento: 'CUIT',
    cuit: taxId('30', '99900005'),
    estado: estadoCuenta.suspendido,
    motivo_estado: 'El seguro de carga venció, y todavía no presentaste el nuevo.',
    vencido: 'Seguro de carga',
    mailingstreet: 'Ruta Ilusoria km 12',
    otherstate: 'Entre Ríos',
    othercity: 'Paraná',
    createdDaysAgo: 330,
    habit: 'atrasada',
    contactos: [
      {
        firstname: 'Flora',
        lastname: 'Arroyo',
        email: 'flora@expreso-ilusion.example',
        mobile: '+5493435550501',
        rol: 'titular',
      },
    ],
    choferes: 3,
  },
]

/** People who wait for the provider's decision. */
export const demoRegistros = [
  {
    firstname: 'Gastón',
    lastname: 'Laguna (demo)',
    tipo_documento: 'CUIT',
    cuit: taxId('30', '99900006'),
    email: 'gaston@espejismo.example',
    mobile: '+5493875550601',
    mailingstreet: 'Camino del Espejismo 210',
    othercountry: 'Argentina',
    otherstate: 'Salta',
    othercity: 'Salta',
    hoursAgo: 3,
  },
  {
    firstname: 'Helena',
    lastname: 'Costa (demo)',
    tipo_documento: 'Extranjero',
    cuit: 'UY-990007',
    email: 'helena@quizas.example',
    mobile: '+598995550701',
    mailingstreet: 'Rambla Supuesta 18',
    othercountry: 'Uruguay',
    otherstate: 'Montevideo',
    othercity: 'Montevideo',
    hoursAgo: 50,
  },
] as const

/** What the demo sets, by the setting's name: who the provider is, its number, and how many days a review takes at most. */
export const demoAjustes = {
  proveedor_nombre: 'Proveedor de Ejemplo (demo)',
  proveedor_cuit: taxId('30', '99900024'),
  plazo_revision_dias: 3,
} as const

export const demoOperadores = [
  { nombre: 'Irene Valle', email: 'administracion@proveedor.example', rol: 'administrador' },
  { nombre: 'Julio Puente', email: 'revision@proveedor.example', rol: 'revisor' },
] as const

/** Transportes that were invited, of whom one began to fill in the form. */
export const demoInvitaciones = [
  {
    nombre: 'Rutas del Litoral S.A. (demo)',
    cuit: taxId('30', '99900008'),
    email: 'oficina@litoral.example',
    daysAgo: 2,
    abierta: false,
  },
  {
    nombre: 'El Hornero Cargas S.R.L. (demo)',
    cuit: taxId('30', '99900009'),
    email: 'papeles@hornero.example',
    daysAgo: 5,
    abierta: true,
  },
] as const
