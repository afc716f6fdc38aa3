import { sinCondiciones } from '@portal/contract/reglaDeTipo.ts'
import { tiposDeChofer } from './chofer.ts'
import { tiposDeChoferDadoDeBaja } from './choferDadoDeBaja.ts'
import { tiposDeDominio } from './dominio.ts'
import type { TipoDeRecurso, TipoDocumento } from './tipo.ts'
import { tiposDeTransporte } from './transporte.ts'

/** A researched starting point, no legal advice: the provider edits every entry, and each says where its rule comes from. */
export const tiposDocumento: readonly TipoDocumento[] = [
  ...complete('transporte', tiposDeTransporte),
  ...complete('chofer', tiposDeChofer),
  ...complete('chofer dado de baja', tiposDeChoferDadoDeBaja),
  ...complete('dominio', tiposDeDominio),
]

function complete(
  docrectipo_recurso: TipoDocumento['docrectipo_recurso'],
  tipos: readonly TipoDeRecurso[],
): TipoDocumento[] {
  return tipos.map((tipo, index) => ({
    obligatorio: true,
    critico: false,
    nombre_corto: null,
    meses: null,
    // A month's paper never has more than a month left. See docs/decisions/0007.
    aviso_dias: tipo.vigencia === 'mensual' ? [7, 1] : [30, 15, 7, 1],
    ...sinCondiciones,
    dia_exigible: 15,
    max_archivos: 3,
    compartido: false,
    control: null,
    nomina: null,
    plazo_dias: null,
    ...tipo,
    docrectipo_recurso,
    orden: (index + 1) * 10,
  }))
}
