import type { Request } from '@portal/contract'
import type { Exigencia, Operacion } from './operacion.ts'

/** What an operacion would ask, as it is sent; and of which version of it. */
export const queExija = (
  { operacionid, version }: Pick<Operacion, 'operacionid' | 'version'>,
  exigencias: readonly Exigencia[],
): Request<'SaveOperacion'> => ({
  operacionid,
  values: {
    version,
    exigencias: exigencias.map(
      ({ tipodocumentoid, obligatorio, critico, vigente_desde, vigente_hasta, fuente }) => ({
        tipodocumentoid,
        obligatorio,
        critico,
        vigente_desde,
        vigente_hasta,
        fuente,
      }),
    ),
  },
})
