import type { Request, Result } from '@portal/contract'
import { AjustesForm } from '@portal/contract/ajustes.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import * as z from 'zod/mini'

export type Ajustes = Result<'Ajustes'>['records'][number]

/** A number as it is typed; nothing typed is none. */
const typed = z.pipe(
  z.string(),
  z.transform((text) => (text.trim() === '' ? null : Number(text))),
)

/** One that has to be there. */
const typedNumber = z.pipe(
  typed,
  z.transform((number) => number ?? Number.NaN),
)

/** One on each line. */
const typedLines = z.pipe(
  z.string(),
  z.transform((text) => text.split(/[\s,;]+/).filter((line) => line !== '')),
)

/** The same of what has spaces in it. */
const typedSentences = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
)

/** But for the first steps, which are put away where they stand. */
export const schema = z.omit(
  z.object({
    ...AjustesForm,
    sesion_minutos: z.pipe(typedNumber, AjustesForm.sesion_minutos),
    escrituras_por_hora: z.pipe(typedNumber, AjustesForm.escrituras_por_hora),
    recursos_por_clase: z.pipe(typedNumber, AjustesForm.recursos_por_clase),
    dias_de_pedido: z.pipe(typedNumber, AjustesForm.dias_de_pedido),
    dia_de_controles: z.pipe(typed, AjustesForm.dia_de_controles),
    meses_de_pasos: z.pipe(typedNumber, AjustesForm.meses_de_pasos),
    motivos_no_corresponde: z.pipe(typedSentences, AjustesForm.motivos_no_corresponde),
    plazo_revision_dias: z.pipe(typed, AjustesForm.plazo_revision_dias),
    sitios_oficiales: z.pipe(typedLines, AjustesForm.sitios_oficiales),
    // As it is kept, or as it was just chosen: only that is sent.
    logo: z.nullable(z.string()),
  }),
  { primeros_pasos_apartados: true },
)

export const typedOf = (ajustes: Ajustes): z.input<typeof schema> => ({
  proveedor_nombre: ajustes.proveedor_nombre,
  proveedor_cuit: ajustes.proveedor_cuit === null ? '' : formatCuit(ajustes.proveedor_cuit),
  soporte_telefono: ajustes.soporte_telefono ?? '',
  soporte_email: ajustes.soporte_email ?? '',
  avisos_email: ajustes.avisos_email ?? '',
  registro_solo_cuit_conocidos: ajustes.registro_solo_cuit_conocidos,
  totp_obligatorio: ajustes.totp_obligatorio,
  sesion_minutos: String(ajustes.sesion_minutos),
  plazo_revision_dias: ajustes.plazo_revision_dias === null ? '' : String(ajustes.plazo_revision_dias),
  escrituras_por_hora: String(ajustes.escrituras_por_hora),
  recursos_por_clase: String(ajustes.recursos_por_clase),
  lee_fotos: ajustes.lee_fotos,
  conservacion_activa: ajustes.conservacion_activa,
  sitios_oficiales: ajustes.sitios_oficiales.join('\n'),
  dias_de_pedido: String(ajustes.dias_de_pedido),
  dia_de_controles: ajustes.dia_de_controles === null ? '' : String(ajustes.dia_de_controles),
  motivos_no_corresponde: ajustes.motivos_no_corresponde.join('\n'),
  meses_de_pasos: String(ajustes.meses_de_pasos),
  logo: ajustes.logo,
})

/** What differs from how it was read, and from which version. */
export const changesOf = (
  ajustes: Ajustes,
  sent: z.output<typeof schema>,
): Request<'SaveAjustes'>['values'] => ({
  ...Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !isSame(ajustes[name as keyof typeof sent], value)), // the form's own names
  ),
  version: ajustes.version,
})

const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) ? one.join('\n') === other.join('\n') : one === other
