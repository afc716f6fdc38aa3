import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { SaidText } from './saidText.ts'
import { Invitacion } from './contactos.ts'
import { EstadoCuenta, EstadoDecidido } from './estadoCuenta.ts'
import { Cupo } from './cupos.ts'
import { DocumentoForm, ListDocumentos, maxObservacion } from './documentos.ts'
import { ListRecDocHistorial } from './historial.ts'
import { celda } from './lotes.ts'
import { Dia } from './textKinds.ts'
import { operation, pageOf, paged, recordsOf } from './operation.ts'
import {
  apariencia,
  Aptitud,
  Bloqueo,
  Casilla,
  Culpable,
  Dato,
  EstadoRecurso,
  operaciones,
  Pertenencia,
  TipoRecurso,
} from './recursos.ts'
import { Rol } from './ingreso.ts'
import { ListUnidades } from './unidades.ts'
import { sentence } from './wording.ts'
import { requerido, Email, Id, Mobile, TipoDocumentoCuenta, noNumerico, opcional, texto } from './values.ts'

/** The carriers' accounts, as the provider sees them. */

const CuentaRow = {
  cuentaid: z.string(),
  accountname: z.string(),
  tipo_documento: TipoDocumentoCuenta,
  cuit: z.string(),
  email: z.string(),
  estado: EstadoCuenta,
  createdtime: z.string(),
}

/**
 * `search` finds part of a name, a number or an e-mail. Choferes and dominios are counted while active. `aptitud` is that of
 * the transporte by its own documents, the least fit first; null in the moments in which a change of the catalogue is
 * still being looked into, and a filter by it leaves such accounts out.
 */
export const ListCuentas = operation({
  access: 'revisor',
  input: {
    estado: z.optional(EstadoCuenta),
    aptitud: z.optional(Aptitud),
    ...paged(['accountname', 'cuit', 'email', 'estado', 'createdtime', 'aptitud']),
  },
  output: pageOf(
    z.object({
      ...CuentaRow,
      aptitud: z.nullable(Aptitud),
      proximo_vencimiento: z.nullable(Dia),
      choferes: z.int(),
      dominios: z.int(),
      en_revision: z.int(),
    }),
  ),
})

const ClaseRecurso = z.enum(['transporte', 'chofer', 'dominio'])

export const Cuenta = z.object({
  ...CuentaRow,
  /** Why it is disabled or suspended, while it is. */
  estado_motivo: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  mailingstreet: z.nullable(z.string()),
  othercountry: z.nullable(z.string()),
  otherstate: z.nullable(z.string()),
  othercity: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  version: z.int(),
  aptitud: Aptitud,
  /** What of the transporte's own documents keeps it from being fit, or will. */
  motivos: z.array(SaidText),
  /** Since when it stands so, by whom and why; null where nobody of the provider's changed it. */
  estado_desde: z.nullable(
    z.object({ fecha: z.string(), por: z.nullable(z.string()), motivo: z.nullable(z.string()) }),
  ),
  /**
   * Active choferes, dominios and unidades; all that they and the transporte lack; what waits for a decision. All
   * resources, whatever their state, and what was presented of the active ones.
   */
  cantidades: z.object({
    choferes: z.int(),
    dominios: z.int(),
    unidades: z.int(),
    faltantes: z.int(),
    en_revision: z.int(),
    recursos: z.int(),
    documentos: z.int(),
  }),
  /** What it has 90 % of, or more, of what it may have or write. */
  cupos: z.array(z.object(Cupo)),
  /** In how many operations it takes part today or will; null where there is none at all. */
  operaciones: z.nullable(z.int()),
  /** Of each kind, how many may work out of those that are not on leave; a blocked one may not. */
  cumplimiento: z.array(
    z.object({ tiporecurso: ClaseRecurso, habilitados: z.int(), porVencer: z.int(), total: z.int() }),
  ),
  /**
   * Critical documents of active resources, by kind: those that ended and nothing replaced, and in each of twelve weeks
   * from today those in force that end in it, first and last day included.
   */
  vencimientos: z.array(
    z.object({
      tiporecurso: ClaseRecurso,
      vencidos: z.int(),
      semanas: z.array(z.object({ desde: Dia, hasta: Dia, cantidad: z.int() })),
    }),
  ),
  contactos: z.array(
    z.object({
      contactid: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      mobile: z.nullable(z.string()),
      rol: Rol,
      activo: z.boolean(),
      invitacion: z.nullable(Invitacion),
      ultimo_ingreso: z.nullable(z.string()),
    }),
  ),
  /** The request that it came from; none for an account that did not register. */
  registro: z.nullable(
    z.object({
      registroid: z.string(),
      createdtime: z.string(),
      decidido: z.nullable(z.string()),
      decidido_por: z.nullable(z.string()),
    }),
  ),
})

export const DetailCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: { cuentaid: Id },
  output: recordsOf(Cuenta),
})

/** The number is held to its type, the one sent or the one that was there. */
export const CuentaForm = {
  accountname: noNumerico(160),
  tipo_documento: TipoDocumentoCuenta,
  cuit: texto(30),
  email: Email,
  mobile: opcional(Mobile),
  mailingstreet: opcional(noNumerico(160)),
  othercountry: opcional(texto(80)),
  otherstate: opcional(texto(120)),
  othercity: opcional(texto(120)),
}

/** Disabling and suspending ask for the reason. */
export const CuentaEstado = {
  estado: EstadoDecidido,
  motivo: opcional(texto(500)),
}

/**
 * Only what is sent changes. The titulares get a mail when `estado` or its reason does: a disabled account's sessions end
 * on their next request, a suspended one is told why. `cuentaid` "0" loads beforehand a `cuit` that may register, under a
 * name or none, and answers no `cuentaid`. 1511 when another account has the number, or it was loaded already.
 */
export const SaveCuenta = operation({
  access: 'administrador',
  writes: { record: ['cuentaid', 'cuit'] },
  input: {
    cuentaid: z.union([z.literal('0'), Id]),
    values: z.strictObject({
      ...z.partial(z.object(CuentaForm)).shape,
      ...z.partial(z.object(CuentaEstado)).shape,
      version: z.optional(z.int()),
    }),
  },
  output: recordsOf(
    z.object({
      cuentaid: z.nullable(z.string()),
      accountname: z.nullable(z.string()),
      cuit: z.string(),
      estado: z.nullable(EstadoCuenta),
      estado_motivo: z.nullable(z.string()),
      version: z.nullable(z.int()),
    }),
  ),
})

/** A number that may register though the provider lets only known ones. */
const CuitConocido = {
  cuit: z.string(),
  accountname: z.nullable(z.string()),
}

/** Those loaded with SaveCuenta. `search` finds part of a number or a name. */
export const ListCuitConocidos = operation({
  access: 'revisor',
  input: paged(['cuit', 'accountname']),
  output: pageOf(
    z.object({
      ...CuitConocido,
      /** An account has it, so it has served. */
      cuentaid: z.nullable(z.string()),
    }),
  ),
})

/** A number that was loaded by mistake. An account that has it stays as it is. */
export const QuitarCuitConocido = operation({
  access: 'administrador',
  writes: { record: 'cuit' },
  input: { cuit: texto(30) },
  output: recordsOf(z.object(CuitConocido)),
})

/** Rows of one sheet of known numbers. */
export const maxCuitsDePlanilla = 2_000

/** What becomes of a row: loaded, here already, of an account that there is, or wrong. */
export const resultadosDeCuit = ['cargar', 'igual', 'cuenta', 'error'] as const
export const ResultadoDeCuit = z.enum(resultadosDeCuit)

const filasDeCuits = z
  .array(
    z.strictObject({
      fila: z.int().check(z.gte(1), z.lte(2_000_000)),
      cuit: celda,
      accountname: celda,
    }),
  )
  .check(z.maxLength(maxCuitsDePlanilla, sentence('hasta', { max: maxCuitsDePlanilla })))

const FilaDeCuit = z.object({
  fila: z.int(),
  /** As it is kept where it is one, else as the sheet says it. */
  cuit: z.string(),
  accountname: z.nullable(z.string()),
  resultado: ResultadoDeCuit,
  /** Of `error`, what is wrong. */
  problema: z.nullable(SaidText),
  /** Of `cuenta`, whose it is. */
  cuenta: z.nullable(z.object({ cuentaid: z.string(), accountname: z.string() })),
})

/** What each row of a sheet of known numbers comes to. Nothing is loaded. */
export const RevisarCuitConocidos = operation({
  access: 'revisor',
  input: { filas: filasDeCuits },
  output: recordsOf(FilaDeCuit),
})

/** Loads the numbers of those rows that are `cargar`, all of them or none, and answers all rows as they were judged. */
export const CargarCuitConocidos = operation({
  access: 'administrador',
  writes: { record: 'cuit' },
  input: { filas: filasDeCuits },
  output: recordsOf(FilaDeCuit),
})

const RecursoDeCuenta = {
  recursoid: z.string(),
  tiporecurso: TipoRecurso,
  /** The full name. */
  nombre: z.string(),
  dominio: z.nullable(z.string()),
  ...apariencia,
  estado: EstadoRecurso,
  aptitud: Aptitud,
  /** What keeps it from being fit, or will. */
  motivos: z.array(SaidText),
  /** The first of the reasons; null for one that is fit. */
  culpable: z.nullable(Culpable),
  faltantes: z.int(),
  proximo_vencimiento: z.nullable(z.string()),
  bloqueo: Bloqueo,
}

/**
 * One carrier's transporte, choferes and dominios. `search` finds part of a name, a number or a plate. By `aptitud` the
 * least fit come first, and those on leave last.
 */
export const ListRecursosCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: {
    cuentaid: Id,
    tiporecurso: z.optional(TipoRecurso),
    estado: z.optional(EstadoRecurso),
    aptitud: z.optional(Aptitud),
    ...paged(['nombre', 'tiporecurso', 'estado', 'aptitud', 'proximo_vencimiento']),
  },
  output: pageOf(z.object(RecursoDeCuenta)),
})

/** One of them, with what its record says, its slots and the units it is in. */
export const DetailRecursoCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: { cuentaid: Id, recursoid: Id },
  output: recordsOf(
    z.object({
      ...RecursoDeCuenta,
      accountname: z.string(),
      /** Every reason, how it stands itself among them. */
      culpables: z.array(Culpable),
      fecha_baja: z.nullable(Dia),
      motivo_baja: z.nullable(z.string()),
      datos: z.array(Dato),
      casillas: z.array(Casilla.full),
      unidades: z.array(Pertenencia.full),
      operaciones,
    }),
  ),
})

/**
 * Takes a chofer or a dominio off the road, whatever its documents, or lets it back to what it was before: on leave it
 * stays on leave. Both ask for the reason, which the carrier reads. 1520 when it stands so already: somebody was first.
 */
export const BloquearRecurso = operation({
  access: 'revisor',
  writes: { record: 'recursoid' },
  input: { recursoid: Id, bloqueado: z.boolean(requerido), motivo: texto(500) },
  output: recordsOf(
    z.object({
      recursoid: z.string(),
      cuentaid: z.string(),
      tiporecurso: TipoRecurso,
      nombre: z.string(),
      estado: EstadoRecurso,
      bloqueo: Bloqueo,
    }),
  ),
})

/** The carrier's own lists, of the carrier that `cuentaid` names. */

export const ListUnidadesCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: { cuentaid: Id, ...ListUnidades.input.shape },
  output: ListUnidades.output,
})

export const ListDocumentosCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: {
    cuentaid: Id,
    /** Only those that decide whether their resource may work. */
    critico: z.optional(z.literal('SI')),
    ...ListDocumentos.input.shape,
  },
  output: ListDocumentos.output,
})

export const ListHistorialCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: { cuentaid: Id, ...ListRecDocHistorial.input.shape },
  output: ListRecDocHistorial.output,
})

/**
 * What stands beside the files of a document that reached the provider by another way, and that an operador presents in the
 * account's name: it says how it came, and somebody else of the provider decides.
 */
export const PresentacionPorCuenta = z.strictObject({
  recursoid: Id,
  tipodocumentoid: Id,
  ...z.partial(z.object(DocumentoForm)).shape,
  observacion: texto(maxObservacion),
})

/** How much there is to take along of a carrier, and where the ZIP with all of it is fetched, by an administrador's browser. */
export const ExportarCuenta = operation({
  access: 'administrador',
  ofCuenta: true,
  input: { cuentaid: Id },
  output: recordsOf(
    z.object({
      cuentaid: z.string(),
      accountname: z.string(),
      archivos: z.int(),
      /** Of the files together. */
      bytes: z.number(),
      url: z.string(),
    }),
  ),
})

export const columnasDeCuitConocido = {
  cuit: 'nuestra',
  accountname: 'abierta',
} as const satisfies Columnas
