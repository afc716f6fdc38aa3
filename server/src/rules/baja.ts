import { sentence } from '@portal/contract/wording.ts'
import { requerido } from '@portal/contract/values.ts'

/** What is wrong with taking a resource off the road on the day `hoy`: a sentence for each field. `fecha_alta` is null where nobody says when it began. */
export function bajaProblems(
  { fecha_baja, motivo_baja }: { fecha_baja: string | null; motivo_baja: string | null },
  fecha_alta: string | null,
  hoy: string,
): Record<string, string> {
  const problems: Record<string, string> = {}
  if (fecha_baja === null) problems['fecha_baja'] = requerido
  else if (fecha_baja > hoy) problems['fecha_baja'] = sentence('laFechaDeBajaNoPuede')
  else if (fecha_alta !== null && fecha_baja < fecha_alta)
    problems['fecha_baja'] = sentence('laBajaEsAnteriorAlAlta')
  if (motivo_baja === null) problems['motivo_baja'] = requerido
  return problems
}
