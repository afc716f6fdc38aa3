import * as z from 'zod/mini'
import { EstadoCuenta } from './cuenta.ts'
import { Archivo, Documento, DocumentoForm, EstadoDocumento, Marca, maxTambien } from './documentos.ts'
import { operation, pageOf, paged, recordsOf } from './operation.ts'
import { apariencia, Bloqueo, Dato, nombreCorto, TipoRecurso } from './recursos.ts'
import { Id, opcional, requerido, texto } from './values.ts'

/** The provider looks at what was presented, and decides. */

/** How many calendar days something has waited, and whether that is more than the provider promises. */
export const Espera = {
  /** Null once it was decided. */
  dias: z.nullable(z.int()),
  fuera_de_plazo: z.boolean(),
}

export const RevisionRow = z.object({
  documentoid: z.string(),
  cuenta_id: z.string(),
  accountname: z.string(),
  recursoid: z.string(),
  tiporecurso: TipoRecurso,
  nombre: z.string(),
  dominio: z.nullable(z.string()),
  ...apariencia,
  tipodocumento: z.string(),
  nombre_corto: nombreCorto,
  critico: z.boolean(),
  estado: EstadoDocumento,
  presentado: z.string(),
  ...Espera,
  archivos: z.int(),
})

/** Documents to review, oldest first unless asked otherwise. `fuera_de_plazo` keeps those that waited longer than promised, or the others. */
export const ListRevision = operation({
  access: 'revisor',
  input: {
    estado: z._default(EstadoDocumento, 'en revision'),
    tiporecurso: z.optional(TipoRecurso),
    tipodocumentoid: z.optional(Id),
    cuentaid: z.optional(Id),
    fuera_de_plazo: z.optional(z.boolean()),
    ...paged(['presentado', 'accountname', 'nombre', 'tipodocumento']),
  },
  output: pageOf(RevisionRow),
})

export const Revision = z.extend(Documento.full, {
  cuenta_id: z.string(),
  accountname: z.string(),
  cuit: z.string(),
  estado_cuenta: EstadoCuenta,
  critico: z.boolean(),
  ...Espera,
  /** Days in which the provider promises to decide; null when it promises nothing. */
  plazo_revision_dias: z.nullable(z.int()),
  decidido_por: z.nullable(z.string()),
  bloqueo: Bloqueo,
  /** The record the document belongs to. */
  recurso: z.array(Dato),
  /** The approved document of the same slot, to compare with. */
  vigente: z.nullable(
    z.object({
      documentoid: z.string(),
      fecha_emision: z.nullable(z.string()),
      fecha_vencimiento: z.nullable(z.string()),
      periodo: z.nullable(z.string()),
      numero: z.nullable(z.string()),
      archivos: z.array(Archivo.full),
    }),
  ),
  /** The next one in the queue after this, oldest first. */
  siguiente: z.nullable(z.string()),
})

export const DetailRevision = operation({
  access: 'revisor',
  input: { documentoid: Id },
  output: recordsOf(Revision),
})

/**
 * Approving may correct the dates; rejecting and blocking ask for a reason. 1520 when somebody decided it first. `tambien`:
 * others of the same presentation, decided alike, all of them or none. A rejection may say where on the paper its reason
 * is to be seen. Answers the one of `documentoid`.
 */
export const DecidirDocumento = operation({
  access: 'revisor',
  writes: { record: 'documentoid' },
  input: {
    documentoid: Id,
    tambien: z.optional(z.array(Id).check(z.maxLength(maxTambien, `Hasta ${maxTambien + 1} por vez`))),
    decision: z.enum(['aprobar', 'rechazar', 'bloquear', 'desbloquear'], { error: requerido }),
    motivo: z.optional(opcional(texto(500))),
    marca: z.optional(Marca),
    ...z.partial(
      z.pick(z.object(DocumentoForm), { fecha_emision: true, fecha_vencimiento: true, periodo: true }),
    ).shape,
    version: z.optional(z.int()),
  },
  output: recordsOf(Revision),
})
