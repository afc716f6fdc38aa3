import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { Dia, Momento } from './textKinds.ts'
import { enCadaLugar, lugares } from './lugaresDeUnidad.ts'
import { listOf, operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { SaidText } from './saidText.ts'
import { marcado } from './marcados.ts'
import {
  apariencia,
  Aptitud,
  Culpable,
  EstadoRecurso,
  nombreCorto,
  operaciones,
  TipoRecurso,
} from './recursos.ts'
import { CalendarDate, Id, IdONuevo, nombre, opcional, Version } from './values.ts'

/** A unidad combines resources: it has no documents of its own, and is as fit as the least fit of its parts. */

export const EstadoUnidad = z.enum(['ACTIVA', 'INACTIVA'])

/** A part's place. The transporte is a part of every unit. */
export const LugarEnUnidad = z.enum(['transporte', ...lugares])

export const UnidadRow = row(
  { unidadid: z.string(), nombre: z.string() },
  {
    estado: EstadoUnidad,
    /** In the order of their places, the transporte left out. `nombre` is a plate or a full name. */
    partes: listOf(
      row({ recursoid: z.string(), nombre: z.string() }, { lugar: LugarEnUnidad, ...apariencia }),
    ),
    aptitud: Aptitud,
    /** The culprits: "Revisión Técnica Obligatoria de AB123CD venció el 12/11/2026". */
    motivos: z.array(SaidText),
    /** The first of the reasons, and the part whose it is; null for one that is fit, or just inactive. */
    culpable: z.nullable(z.extend(Culpable, { recursoid: z.string(), recurso: z.string() })),
    proximo_vencimiento: z.nullable(Dia),
    operaciones,
  },
)

/** A reason of one of a unit's parts. */
const CulpableDeParte = z.extend(Culpable, {
  recursoid: z.string(),
  /** A plate or a full name. */
  recurso: z.string(),
  tiporecurso: TipoRecurso,
})

/**
 * Until when something may go out as its documents stand now: the last day, and what ends with it. Null where nothing
 * of it ends, or where it may not go out at all.
 */
export const Hasta = z.nullable(
  z.object({
    fecha: Dia,
    recursoid: z.string(),
    recurso: z.string(),
    tiporecurso: TipoRecurso,
    tipodocumento: z.string(),
    nombre_corto: nombreCorto,
  }),
)

/**
 * The fewest exchanges with which a unit may go out: for each part that may not, one of the carrier's own that may and
 * that no other active unit uses. A second chofer may stay behind instead: nobody comes in then. Null where it needs
 * none, and where nothing helps.
 */
const Cambio = z.nullable(
  z.array(
    z.object({
      lugar: LugarEnUnidad,
      sale: z.object({ recursoid: z.string(), nombre: z.string() }),
      entra: z.nullable(
        z.object({ recursoid: z.string(), nombre: z.string(), tiporecurso: TipoRecurso, ...apariencia }),
      ),
    }),
  ),
)

/** The search looks into the parts too. */
export const ListUnidades = operation({
  access: 'contacto',
  kept: true,
  input: {
    estado: z.optional(EstadoUnidad),
    aptitud: z.optional(Aptitud),
    /** By how they stand there. */
    operacionid: z.optional(Id),
    ...paged(['nombre', 'estado', 'aptitud', 'proximo_vencimiento', 'createdtime']),
  },
  output: pageOf(UnidadRow),
})

export const Unidad = row(
  { unidadid: z.string(), nombre: z.string() },
  {
    estado: EstadoUnidad,
    ...enCadaLugar(() => z.nullable(z.string())),
    createdtime: Momento,
    version: z.int(),
    /** The day that fitness is told for. */
    fecha: Dia,
    aptitud: Aptitud,
    /** The culprits, each named: what stops the unit first, then what ends soon after `fecha`. */
    motivos: z.array(SaidText),
    partes: listOf(
      row(
        {
          recursoid: z.string(),
          /** A plate or a full name. */
          nombre: z.string(),
        },
        {
          lugar: LugarEnUnidad,
          tiporecurso: TipoRecurso,
          ...apariencia,
          estado: EstadoRecurso,
          aptitud: Aptitud,
          motivos: z.array(SaidText),
          /** Every reason on `fecha`, how the part itself stands among them. */
          culpables: z.array(Culpable),
          /** Until when it may go out, from `fecha` on. */
          hasta: Hasta,
        },
      ),
    ),
    /** Every reason on `fecha` of the parts that may not go out; of those that soon may not, where all may. */
    culpables: z.array(CulpableDeParte),
    hasta: Hasta,
    cambio: Cambio,
    /** What looks odd and does not block: another active unit with the same tractor, a unit that can't exist. */
    advertencias: z.array(SaidText),
    operaciones,
  },
)

/**
 * The unit as it is made up now, and its fitness on `fecha` (today when it is not said): from the requirements in
 * force on that day and the documents that cover it; where `operacionid` is said, and what that operacion asks. Not found where the
 * account takes no part in it on that day.
 */
export const DetailUnidad = operation({
  access: 'contacto',
  kept: true,
  input: { unidadid: Id, fecha: z.optional(CalendarDate), operacionid: z.optional(Id) },
  output: recordsOf(Unidad),
})

export const UnidadDelDia = row(
  { unidadid: z.string(), nombre: z.string() },
  {
    aptitud: Aptitud,
    marcado,
    /** In the order of their places, the transporte first. */
    partes: listOf(
      row(
        { recursoid: z.string(), nombre: z.string() },
        {
          lugar: LugarEnUnidad,
          tiporecurso: TipoRecurso,
          aptitud: Aptitud,
          ...apariencia,
          culpables: z.array(Culpable),
        },
      ),
    ),
    culpables: z.array(CulpableDeParte),
    hasta: Hasta,
    cambio: Cambio,
  },
)

/** So many units are judged in one call; the others are in `ListUnidades`. */
export const maxUnidadesDelDia = 300

/**
 * Which of the active units may go out on a day (today when it is not said), those that the person marked first, then those that may not. Of a fleet with
 * more than `maxUnidadesDelDia`, the first of them by name: the one page that there is, and `total` says how many units.
 */
export const UnidadesDelDia = operation({
  access: 'contacto',
  kept: true,
  input: { fecha: z.optional(CalendarDate), operacionid: z.optional(Id) },
  output: pageOf(UnidadDelDia),
})

/** Parts are ids: a `tractor` is a MOTRIZ dominio, an `arrastre` one that is pulled. */
export const UnidadForm = {
  nombre: nombre(60),
  ...enCadaLugar(() => opcional(Id)),
  estado: EstadoUnidad,
}

/** After a save a back office elsewhere may say no more than which unidad it was. */
const UnidadGuardada = {
  full: Unidad.full,
  remote: z.extend(z.partial(Unidad.remote), { unidadid: z.string() }),
}

/** What a new unidad can't do without. */
export const unidadNueva = ['nombre', 'tractor'] as const

/** `unidadid` "0" creates and asks for a name and a tractor; otherwise only what is sent changes, and '' takes a part out. */
export const SaveUnidad = operation({
  access: 'contacto',
  writes: { record: 'unidadid' },
  creation: { id: 'unidadid', requires: unidadNueva },
  input: {
    unidadid: IdONuevo,
    values: z.strictObject({ ...z.partial(z.object(UnidadForm)).shape, version: Version }),
  },
  output: recordsOf(UnidadGuardada),
})

export const columnasDeUnidad = {
  unidadid: 'exportada',
  cuenta_id: 'exportada',
  estado: 'abierta',
  nombre: 'abierta',
  tractor: 'abierta',
  arrastre1: 'abierta',
  arrastre2: 'abierta',
  chofer1: 'abierta',
  chofer2: 'abierta',
  createdtime: 'exportada',
  version: 'nuestra',
  texto: 'nuestra',
} as const satisfies Columnas

export const told = {
  ListUnidades: {
    about: 'Unidades with their parts and the fitness of the whole.',
  },
  UnidadesDelDia: {
    about:
      'Which of the active unidades may go out on a day, why not, and with which exchanges of the carrier’s own resources they may.',
    missed: {
      en: 'Units are listed from `ListUnidades`; whether one may go out is unknown.',
      es: 'las unidades se listan sin decir si pueden salir.',
    },
  },
  DetailUnidad: {
    about: 'A unidad and whether it may leave on `fecha` (today unless said), with the culprits when not.',
  },
  SaveUnidad: {
    about: 'Puts a unidad together (`unidadid` "0") or changes what is sent; an empty part leaves its place.',
  },
} satisfies Record<string, Told>
