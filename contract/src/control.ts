import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { listOf, operation, paged, recordsOf, row, type Told } from './operation.ts'
import { nombreCorto, Vigencia } from './recursos.ts'
import { Control, estadosDeControl } from './reglaDeControl.ts'
import { Dia, Momento } from './textKinds.ts'
import { Id, nombre, opcional, Periodo, texto } from './values.ts'
import { sentence } from './wording.ts'

/**
 * What the provider controls of each worker in each month, and what stood when a month was closed. See docs/decisions/0139.
 */

/** So many accounts are asked, or closed, at once. */
export const maxCuentasDeControl = 1000

/** How many reasons there may be for which a control does not apply. */
export const maxMotivosNoCorresponde = 20

export const motivosNoCorrespondeDeFabrica = [
  'Titular o socio',
  'Autónomo o monotributista',
  'No trabajó en el mes',
] as const

export const EstadoDeControl = z.enum(estadosDeControl)

const TipoQuePrueba = z.object({
  tipodocumentoid: z.string(),
  nombre: z.string(),
  nombre_corto: nombreCorto,
  vigencia: Vigencia,
  meses: z.nullable(z.int()),
  dia_exigible: z.int(),
  max_archivos: z.int(),
  /** One paper of it serves several people. */
  compartido: z.boolean(),
})

/** The five, as the provider says them. */
const DeControl = z.object({
  control: Control,
  nombre: z.string(),
  /** What is asked, and the rule that it comes from. */
  texto: z.string(),
  fuente: z.string(),
  /** The first month in which it is asked for; null from ever. */
  desde: z.nullable(z.string()),
  activo: z.boolean(),
  version: z.int(),
  /** Which types of document prove it: all that are in force today. Without any nobody can prove it. */
  tipos: z.array(TipoQuePrueba),
  /** Types that would prove it and are not asked for any more, or not yet. */
  apagados: z.array(TipoQuePrueba),
})

/** All five, in their order. */
export const ListControles = operation({ access: 'revisor', input: {}, output: recordsOf(DeControl) })

export const ControlForm = {
  nombre: nombre(60),
  texto: z.string().check(z.trim(), z.maxLength(1000, sentence('hastaCaracteres', { max: 1000 }))),
  fuente: z.string().check(z.trim(), z.maxLength(300, sentence('hastaCaracteres', { max: 300 }))),
  desde: opcional(Periodo),
  activo: z.boolean(),
}

/** Only what is sent changes. 1520 when somebody changed it since `version`. */
export const SaveControl = operation({
  access: 'administrador',
  writes: { record: 'control' },
  input: {
    control: Control,
    values: z.strictObject({ ...z.partial(z.object(ControlForm)).shape, version: z.optional(z.int()) }),
  },
  output: recordsOf(DeControl),
})

/** A paper that proves a control, or that speaks for it where none does. */
const Papel = z.object({
  documentoid: z.string(),
  tipodocumentoid: z.string(),
  tipodocumento: z.string(),
  nombre_corto: nombreCorto,
  estado: z.enum(['en revision', 'aprobado', 'rechazado', 'anulado']),
  bloqueado: z.boolean(),
  periodo: z.nullable(z.string()),
  decidido: z.nullable(Momento),
  decidido_por: z.nullable(z.string()),
  /** Why it was rejected or blocked. */
  motivo: z.nullable(z.string()),
})

const Celda = row(
  { control: Control, estado: EstadoDeControl },
  {
    /** As it was closed last; null where it was not. */
    congelado: z.nullable(EstadoDeControl),
    papeles: z.array(Papel),
    /** Why it is lifted, or does not apply. */
    motivo: z.nullable(z.string()),
  },
)

const Fila = row(
  { recursoid: z.string(), nombre: z.string() },
  {
    cuil: z.nullable(z.string()),
    foto: z.nullable(z.string()),
    /** The days of the month on which it was on the road. */
    desde: Dia,
    hasta: Dia,
    celdas: listOf(Celda),
  },
)

/** What a close keeps beside its lines, in the words of its day. */
export interface TransporteCerrado {
  accountname: string
  tipo_documento: string
  cuit: string | null
}
export interface ControlCerrado {
  control: string
  nombre: string
  texto: string
  fuente: string
}
/** A paper as it was: its files by their sha256, and who had decided it. */
export interface PapelCerrado {
  documentoid: string
  tipo: string
  periodo: string | null
  estado: string
  archivos: string[]
  decidido: string | null
  decidido_por: string | null
}

const Cierre = z.object({
  cierreid: z.string(),
  numero: z.int(),
  mes: z.string(),
  /** What differed from the close before. */
  complementario: z.boolean(),
  cerrado: Momento,
  /** The name of who closed it, as it was then. */
  quien: z.string(),
  choferes: z.int(),
  completos: z.int(),
  faltan: z.int(),
  huella: z.string(),
})

/** That a control does not apply to a chofer. */
const NoCorresponde = z.object({
  no_correspondeid: z.string(),
  recursoid: z.string(),
  nombre: z.string(),
  control: Control,
  desde: z.string(),
  hasta: z.nullable(z.string()),
  motivo: z.string(),
  estado: z.enum(['propuesto', 'aceptado', 'rechazado', 'retirado']),
  dicho: Momento,
  dicho_por: z.nullable(z.string()),
})

/** How many stand how, of all people of the account that count. */
const resumen = {
  choferes: z.int(),
  /** Who need nothing more. */
  completos: z.int(),
  /** Who lack a paper, and how many papers. */
  conFaltas: z.int(),
  faltan: z.int(),
  enRevision: z.int(),
  estados: z.array(z.object({ estado: EstadoDeControl, cantidad: z.int() })),
  /** By control, in their order: of how many people nothing is missing. */
  controles: z.array(
    z.object({
      control: Control,
      nombre: z.string(),
      completos: z.int(),
      tipos: z.array(TipoQuePrueba),
    }),
  ),
}

const deCuenta = {
  /** The last one that is over, where it is left out. */
  mes: z.optional(Periodo),
  /** Who have a control that stands so. */
  con: z.optional(EstadoDeControl),
  ...paged(['faltan', 'nombre']),
}

const aboutMonth = {
  mes: z.string(),
  page: z.int(),
  pagesize: z.int(),
  /** How many `con` and `search` keep. */
  total: z.int(),
  moreRecords: z.boolean(),
  ...resumen,
  /** Of this month, newest first. */
  cierres: z.array(Cierre),
  /** The closes of other months, newest first; the last twelve. */
  otrosCierres: z.array(Cierre),
  /** The day of the following month by which the provider expects the papers; null where it says none. */
  esperaHasta: z.nullable(Dia),
  propuestas: z.array(NoCorresponde),
  /** The reasons for which the provider takes a control not to apply. */
  motivos: z.array(z.string()),
}

/** The account's own people in a month, those who lack most first. */
export const ControlesDelMes = operation({
  access: 'contacto',
  input: deCuenta,
  output: row({ records: listOf(Fila) }, aboutMonth),
})

/** Who counts: everybody on the road, or of them those who entered by a gate in that month. */
const cuentan = z.optional(z.enum(['entraron']))

/** People on the road who entered by no gate in that month; null where no gate wrote down an entry in it. */
const noEntraron = z.nullable(z.int())

/** The same of one account, as the provider sees it. */
export const ControlDeCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: { cuentaid: Id, ...deCuenta, cuentan },
  output: z.object({
    records: z.array(Fila.full),
    ...aboutMonth,
    noEntraron,
    accountname: z.string(),
    cuit: z.nullable(z.string()),
    /** When it was asked last for what this month lacks. */
    pedido: z.nullable(Momento),
  }),
})

export const filtroDeCuentas = ['faltan', 'completos'] as const

/** All accounts with somebody on the road in a month, those in which most people lack something first. */
export const ControlDelMes = operation({
  access: 'revisor',
  input: {
    /** The last one that is over, where it is left out. */
    mes: z.optional(Periodo),
    /** All of them, where it is left out. */
    mostrar: z.optional(z.enum(filtroDeCuentas)),
    cuentan,
    ...paged(['conFaltas', 'faltan', 'accountname']),
  },
  output: z.object({
    noEntraron,
    records: z.array(
      z.object({
        cuentaid: z.string(),
        accountname: z.string(),
        cuit: z.nullable(z.string()),
        choferes: z.int(),
        completos: z.int(),
        conFaltas: z.int(),
        faltan: z.int(),
        enRevision: z.int(),
        /** By control, where something is missing. */
        porControl: z.array(z.object({ control: Control, nombre: z.string(), faltan: z.int() })),
        /** When it was asked last for what the month lacks. */
        pedido: z.nullable(Momento),
        /** The month is closed: the number of its first close. */
        cierre: z.nullable(z.int()),
        /** How many cells differ from what was closed. */
        cambios: z.int(),
      }),
    ),
    page: z.int(),
    pagesize: z.int(),
    total: z.int(),
    moreRecords: z.boolean(),
    mes: z.string(),
    /** Of all accounts that count, whatever `mostrar` and `search` keep. */
    cuentas: z.int(),
    cuentasCompletas: z.int(),
    /** In which somebody lacks a paper. */
    cuentasConFaltas: z.int(),
    cuentasCerradas: z.int(),
    /** Accounts that lack something and were not asked for it. */
    sinPedir: z.int(),
    choferes: z.int(),
    faltan: z.int(),
    enRevision: z.int(),
    controles: z.array(
      z.object({ control: Control, nombre: z.string(), faltan: z.int(), choferes: z.int() }),
    ),
    /** Proposals that a control does not apply, of any month. */
    propuestas: z.int(),
    /** Closed cells that differ today, over all accounts. */
    cambios: z.int(),
  }),
})

const lasCuentas = z
  .array(Id)
  .check(
    z.minLength(1, sentence('alMenos', { min: 1 })),
    z.maxLength(maxCuentasDeControl, sentence('hasta', { max: maxCuentasDeControl })),
  )

/**
 * Asks accounts by mail for what a month lacks: each titular once. With `soloVista` nothing is sent, and `records` say who would
 * be. An account that lacks nothing, that was asked today, or that has nobody to write to is told and left out.
 */
export const PedirControles = operation({
  access: 'administrador',
  writes: { record: 'cuentaid', dryRun: 'soloVista' },
  input: { mes: Periodo, cuentas: lasCuentas, soloVista: z._default(z.boolean(), false) },
  output: recordsOf(
    z.object({
      cuentaid: z.string(),
      accountname: z.string(),
      faltan: z.int(),
      /** The addresses that it goes to. */
      emails: z.array(z.string()),
      /** Why nothing goes. */
      porque: z.nullable(z.enum(['no le falta nada', 'ya se le pidió hoy', 'no tiene a quién escribirle'])),
      pedido: z.nullable(Momento),
    }),
  ),
})

/**
 * Closes a month of some accounts: how each control of each worker stands, by which papers and whose decisions, is written down for
 * good. Of an account that was closed already what differs since is closed beside it, as a complement. With `soloVista` nothing is
 * written, and `vista` says what would be. `faltan` is what was seen: 1520 where it is another by now. A month that has not ended is
 * refused (1510).
 */
export const CerrarMes = operation({
  access: 'administrador',
  writes: { record: 'cierreid', dryRun: 'soloVista' },
  input: {
    mes: Periodo,
    /** All that have somebody on the road then, where it is left out. */
    cuentas: z.optional(lasCuentas),
    /** Of them those alone that lack nothing. */
    soloCompletas: z._default(z.boolean(), false),
    faltan: z.optional(z.int()),
    soloVista: z._default(z.boolean(), false),
  },
  output: z.object({
    records: z.array(Cierre),
    vista: z.object({
      cuentas: z.int(),
      completas: z.int(),
      /** Accounts that were closed, and of which nothing differs: nothing is written of them. */
      iguales: z.int(),
      /** Accounts that were closed, and of which something does. */
      complementarios: z.int(),
      choferes: z.int(),
      cumplidos: z.int(),
      faltan: z.int(),
      enRevision: z.int(),
      /** Lifted, or said not to apply. */
      exceptuados: z.int(),
      tardios: z.int(),
    }),
  }),
})

/** One, as it was closed. */
export const DetailCierre = operation({
  access: 'revisor',
  input: { cierreid: Id },
  output: recordsOf(
    z.extend(Cierre, {
      cuentaid: z.string(),
      accountname: z.string(),
      /** Where its PDF is. */
      url: z.string(),
    }),
  ),
})

const deQuien = {
  recursoid: Id,
  control: Control,
  desde: Periodo,
  hasta: z.optional(opcional(Periodo)),
  motivo: texto(200),
}

/** Says that a control does not apply to a chofer in some months, without end where `hasta` is left out. */
export const SaveNoCorresponde = operation({
  access: 'administrador',
  writes: { record: 'no_correspondeid' },
  input: deQuien,
  output: recordsOf(NoCorresponde),
})

/** Takes a proposal, or not; 1520 where it was decided or taken back already. */
export const DecidirNoCorresponde = operation({
  access: 'administrador',
  writes: { record: 'no_correspondeid' },
  input: { no_correspondeid: Id, acepta: z.boolean() },
  output: recordsOf(NoCorresponde),
})

/** Ends what was taken: from now on the control counts again, but in months that were closed. */
export const TerminarNoCorresponde = operation({
  access: 'administrador',
  writes: { record: 'no_correspondeid' },
  input: { no_correspondeid: Id },
  output: recordsOf(NoCorresponde),
})

const Propuesta = row({ no_correspondeid: z.string() })

/** Proposes to the provider that a control does not apply to somebody of the account. */
export const ProponerNoCorresponde = operation({
  access: 'contacto',
  writes: { record: 'no_correspondeid' },
  input: deQuien,
  output: recordsOf(Propuesta),
})

/** Takes a proposal back that waits; 1520 where the provider decided it. */
export const RetirarNoCorresponde = operation({
  access: 'contacto',
  writes: { record: 'no_correspondeid' },
  input: { no_correspondeid: Id },
  output: recordsOf(Propuesta),
})

export const told = {
  ControlesDelMes: {
    about:
      'What the provider controls of each worker in a month: what is proved, what is missing, and the closes.',
    missed: { en: 'There are no controls by month.', es: 'no hay controles por mes.' },
  },
  ProponerNoCorresponde: {
    about: 'Proposes to the provider that a control does not apply to a driver.',
    missed: { en: 'There are no controls by month.', es: 'no hay controles por mes.' },
  },
  RetirarNoCorresponde: {
    about: 'Takes such a proposal back.',
    missed: { en: 'There are no controls by month.', es: 'no hay controles por mes.' },
  },
} satisfies Record<string, Told>

export const columnasDeControl = {
  clave: 'nuestra',
  orden: 'nuestra',
  nombre: 'abierta',
  texto: 'abierta',
  fuente: 'abierta',
  desde: 'abierta',
  activo: 'abierta',
  version: 'nuestra',
} as const satisfies Columnas

export const columnasDeNoCorresponde = {
  no_correspondeid: 'exportada',
  cuenta_id: 'exportada',
  recursoid: 'abierta',
  control: 'abierta',
  desde: 'abierta',
  hasta: 'abierta',
  motivo: 'abierta',
  estado: 'abierta',
  dicho: 'exportada',
  dicho_por: 'exportada',
  decidido: 'exportada',
  decidido_por: 'exportada',
} as const satisfies Columnas

export const columnasDeCierre = {
  cierreid: 'exportada',
  numero: 'abierta',
  cuenta_id: 'exportada',
  mes: 'abierta',
  complementario: 'abierta',
  cerrado: 'exportada',
  cerrado_por: 'exportada',
  quien: 'exportada',
  transporte: 'exportada',
  proveedor: 'exportada',
  controles: 'exportada',
  choferes: 'abierta',
  completos: 'abierta',
  faltan: 'abierta',
  huella: 'abierta',
} as const satisfies Columnas

export const columnasDeCierreFila = {
  cierreid: 'exportada',
  cuenta_id: 'exportada',
  recursoid: 'exportada',
  control: 'exportada',
  estado: 'exportada',
  nombre: 'exportada',
  cuil: 'exportada',
  desde: 'exportada',
  hasta: 'exportada',
  papeles: 'exportada',
  motivo: 'exportada',
} as const satisfies Columnas
