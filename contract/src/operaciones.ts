import * as z from 'zod/mini'
import { sumarDias } from './calendario.ts'
import { maxDiasHastaRegir } from './cambioDeTipo.ts'
import type { Columnas } from './columnFates.ts'
import { EstadoCuenta } from './estadoCuenta.ts'
import { operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { Aptitud, nombreCorto, TipoRecurso } from './recursos.ts'
import { Dia } from './textKinds.ts'
import { CalendarDate, Cuit, Id, nombre, opcional, texto } from './values.ts'
import { sentence, type Sentence } from './wording.ts'

/** What is asked beyond the catalogue where somebody works, by site and by kind of work. See docs/decisions/0129. */

/** So many operaciones there may be, and so many accounts are added to one at once. */
export const maxOperaciones = 200
export const maxCuentasALaVez = 1000

/** Why nobody can begin or end on a day; undefined where they can. The form and the server lean on this one rule. */
export const problemaDeDia = (dia: string, hoy: string): Sentence | undefined =>
  dia < sumarDias(hoy, -1) || dia > sumarDias(hoy, maxDiasHastaRegir)
    ? sentence('desdeAyerHastaUnAno')
    : undefined

/** Text that may be empty. */
const nota = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, sentence('hastaCaracteres', { max })))

const deOperacion = {
  operacionid: z.string(),
  nombre: z.string(),
  /** The site. */
  sede: z.string(),
  descripcion: z.string(),
}

/** What an operacion asks of a type: one that is asked nowhere else, or a general one more strictly. */
const Exigencia = z.object({
  tipodocumentoid: z.string(),
  tipodocumento: z.string(),
  nombre_corto: nombreCorto,
  docrectipo_recurso: TipoRecurso,
  obligatorio: z.boolean(),
  critico: z.boolean(),
  /** The first and the last day on which it is asked for; null where there is none. */
  vigente_desde: z.nullable(Dia),
  vigente_hasta: z.nullable(Dia),
  fuente: z.string(),
})

/** What decides of an exigencia, as it is kept until those whom its change hits were written to. */
export interface ExigenciaContada {
  tipodocumentoid: string
  obligatorio: boolean
  critico: boolean
  vigente_desde: string | null
  vigente_hasta: string | null
}

/** Active resources that take part, by how they stand there today: one of which that isn't known is in `total` alone. */
const Aptos = z.object({
  habilitados: z.int(),
  porVencer: z.int(),
  noHabilitados: z.int(),
  total: z.int(),
})

/**
 * The operaciones that the account takes part in today or will, each once and by name: what each asks beyond the general, since when, and how
 * the account's active resources stand there. None of most accounts.
 */
export const ListOperaciones = operation({
  access: 'contacto',
  kept: true,
  input: {},
  output: recordsOf(
    row({
      ...deOperacion,
      desde: Dia,
      hasta: z.nullable(Dia),
      exigencias: z.array(Exigencia),
      choferes: Aptos,
      dominios: Aptos,
      /** How the transporte stands there; null before its first day. */
      aptitud: z.nullable(Aptitud),
    }),
  ),
})

const participacion = {
  recursoid: Id,
  operacionid: Id,
  participa: z.boolean(),
  /** Why it is taken out: asked for then. */
  motivo: z.optional(texto(300)),
}

/**
 * Takes a chofer or a dominio out of an operacion of its account («no va a Planta Norte») with why, or back in. Not found where
 * the account takes no part in it. What stands so already stays as it was. 1510 where the provider took it out: only they take it
 * back in.
 */
export const SaveParticipacion = operation({
  access: 'contacto',
  writes: { record: 'recursoid' },
  input: participacion,
  output: recordsOf(row({ recursoid: z.string(), operacionid: z.string(), participa: z.boolean() })),
})

/**
 * The same by one of the provider's people, of an account's resource. 1510 where its account took it out: only that takes it back
 * in. The account is written to.
 */
export const SaveParticipacionCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  writes: { record: 'recursoid' },
  input: { cuentaid: Id, ...participacion },
  output: SaveParticipacion.output,
})

const Operacion = z.object({
  ...deOperacion,
  activa: z.boolean(),
  version: z.int(),
  exigencias: z.array(Exigencia),
  /** Accounts that take part today or will. */
  cuentas: z.int(),
  /** Accounts that take part today of which nothing is known yet: what they have may be in no count. */
  sinMirar: z.int(),
  transportes: Aptos,
  choferes: Aptos,
  dominios: Aptos,
})

/** All of them by name, those that are closed last. */
export const ListCatalogoOperaciones = operation({
  access: 'revisor',
  input: {},
  output: recordsOf(Operacion),
})

export const DetailOperacion = operation({
  access: 'revisor',
  input: { operacionid: Id },
  output: recordsOf(Operacion),
})

/**
 * Which accounts take part in which operaciones, ended ones too: of one operacion, of one account, or of all. By `noPueden`
 * come first those of which most resources may not go, as they were looked into last; those that ended come last. `search` finds part of a name or a number, and of an operacion's name unless it is of one.
 */
export const ListParticipaciones = operation({
  access: 'revisor',
  input: {
    operacionid: z.optional(Id),
    cuentaid: z.optional(Id),
    /** Those that ended, too. */
    terminadas: z._default(z.boolean(), true),
    ...paged(['accountname', 'nombre', 'desde', 'aptitud', 'noPueden']),
  },
  output: pageOf(
    z.object({
      operacionid: z.string(),
      nombre: z.string(),
      cuentaid: z.string(),
      accountname: z.string(),
      cuit: z.string(),
      desde: Dia,
      hasta: z.nullable(Dia),
      estado: z.enum(['por empezar', 'vigente', 'terminada']),
      /** Of one that is not enabled none of its resources may go, however their papers stand. */
      estado_cuenta: EstadoCuenta,
      /** Of the transporte by its papers; null where it takes no part today, and in the moments in which it isn't known. */
      aptitud: z.nullable(Aptitud),
      choferes: Aptos,
      dominios: Aptos,
      /** Which papers keep its resources from going today, and of how many each: the first three, of most first. */
      faltan: z.array(
        z.object({
          tipodocumentoid: z.string(),
          tipodocumento: z.string(),
          nombre_corto: nombreCorto,
          recursos: z.int(),
        }),
      ),
    }),
  ),
})

export const OperacionForm = {
  nombre: nombre(80),
  sede: nota(120),
  descripcion: nota(2000),
  activa: z.boolean(),
}

export const ExigenciaForm = z.strictObject({
  tipodocumentoid: Id,
  obligatorio: z.boolean(),
  critico: z.boolean(),
  vigente_desde: opcional(CalendarDate),
  vigente_hasta: opcional(CalendarDate),
  fuente: nota(300),
})

/** Who could go there, or no longer could, by a change of what is asked, and the first of them by name. */
const Cambian = z.object({
  choferes: z.int(),
  dominios: z.int(),
  transportes: z.int(),
  cuentas: z.int(),
  recursos: z.array(
    z.object({
      recursoid: z.string(),
      tiporecurso: TipoRecurso,
      nombre: z.string(),
      dominio: z.nullable(z.string()),
      cuentaid: z.string(),
      accountname: z.string(),
    }),
  ),
})

/** Whom a change touches in an operacion, on a day on which it makes a difference there. */
export const VistaDeOperacion = z.object({ dia: z.string(), pierden: Cambian, ganan: Cambian })

/**
 * `operacionid` "0" creates and asks for a name; otherwise only what is sent changes, and `exigencias` are all of them then. With
 * `soloVista` nothing is written and `records` is empty: `vista` says who could no longer go, and who could, of accounts that are
 * enabled, on the first day on which it touches somebody and on those after it; of one that stays closed, or would be, nobody, and
 * of one that is opened whom all touches that it asks. 1511 for a name that there is already; 1510 where an exigencia asks for no more than the type does
 * of everybody.
 */
export const SaveOperacion = operation({
  access: 'administrador',
  writes: { record: 'operacionid', dryRun: 'soloVista' },
  input: {
    operacionid: z.union([z.literal('0'), Id]),
    values: z.strictObject({
      ...z.partial(z.object(OperacionForm)).shape,
      exigencias: z.optional(z.array(ExigenciaForm).check(z.maxLength(200))),
      version: z.optional(z.int()),
    }),
    soloVista: z._default(z.boolean(), false),
  },
  output: z.object({
    records: z.array(Operacion),
    vista: z.nullable(
      z.extend(VistaDeOperacion, {
        /** The days after that on which it touches others: all of those whom it touches by then. */
        despues: z.array(VistaDeOperacion),
        /** Days to come on which it makes a difference too, and which nobody looked at. */
        sinMirar: z.int(),
      }),
    ),
  }),
})

/**
 * Makes accounts take part from a day on and without end, by id or by CUIT, or through a day and no longer. Those that take part
 * already go on, and those that would from a later day on begin on this one. An end may be set sooner or later than it was. A CUIT
 * that no account has, and an account that is disabled, are told and left out.
 */
export const SaveCuentasOperacion = operation({
  access: 'administrador',
  writes: { record: 'operacionid' },
  input: {
    operacionid: Id,
    cuentas: z._default(z.array(Id).check(z.maxLength(maxCuentasALaVez)), []),
    cuits: z._default(z.array(Cuit).check(z.maxLength(maxCuentasALaVez)), []),
    /** They take part from this day on; today where neither is said. */
    desde: z.optional(CalendarDate),
    /** They take part through this day, and no longer. */
    hasta: z.optional(CalendarDate),
  },
  output: recordsOf(
    z.object({
      operacionid: z.string(),
      /** How many begin, end or go on otherwise than they would have. */
      cambiadas: z.int(),
      /** How many of those took part already, through a day that counts no longer. */
      sinFin: z.int(),
      /** How many of those were to begin, and do not. */
      noEmpiezan: z.int(),
      /** How many stood so already. */
      iguales: z.int(),
      desconocidos: z.array(z.string()),
      deshabilitadas: z.array(z.object({ cuentaid: z.string(), accountname: z.string() })),
    }),
  ),
})

export const told = {
  ListOperaciones: {
    about:
      'The operations that the account takes part in: what each asks beyond the general, and who may go there.',
    missed: { en: 'Everybody is asked for the same.', es: 'a todos se les pide lo mismo.' },
  },
  SaveParticipacion: {
    about: 'Takes a driver or a vehicle out of an operation, or back in.',
    missed: { en: 'Everybody is asked for the same.', es: 'a todos se les pide lo mismo.' },
  },
} satisfies Record<string, Told>

export const columnasDeOperacion = {
  operacionid: 'nuestra',
  nombre: 'abierta',
  sede: 'abierta',
  descripcion: 'abierta',
  activa: 'abierta',
  creada: 'nuestra',
  version: 'nuestra',
} as const satisfies Columnas

export const columnasDeExigencia = {
  exigenciaid: 'nuestra',
  operacionid: 'abierta',
  tipodocumentoid: 'abierta',
  obligatorio: 'abierta',
  critico: 'abierta',
  vigente_desde: 'abierta',
  vigente_hasta: 'abierta',
  fuente: 'abierta',
} as const satisfies Columnas

export const columnasDeCuentaOperacion = {
  cuenta_operacionid: 'nuestra',
  cuenta_id: 'exportada',
  operacionid: 'abierta',
  desde: 'abierta',
  hasta: 'abierta',
} as const satisfies Columnas

export const columnasDeExclusion = {
  exclusionid: 'nuestra',
  cuenta_id: 'exportada',
  recursoid: 'abierta',
  operacionid: 'abierta',
  motivo: 'abierta',
  excluido: 'exportada',
  excluido_por: 'exportada',
  del_proveedor: 'nuestra',
} as const satisfies Columnas
