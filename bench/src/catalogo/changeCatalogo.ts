import { providerDoor } from '@portal/contract/door.ts'
import { call } from '../call.ts'
import type { Running } from '../servers.ts'
import type { Sessions } from '../sessions.ts'
import { Stop } from '../stop.ts'

/** Of the first type of choferes of which another value is true. Answers how long it took. */
export async function changeCatalogo(
  product: Running,
  { provider }: Sessions,
  values: { critico: boolean } | { vigente_hasta: null },
): Promise<number> {
  const { records } = await call(product, providerDoor, provider, { mode: 'ListTipos' })
  const tipo = records.find(
    (each) =>
      each['docrectipo_recurso'] === 'chofer' &&
      each['obligatorio'] === true &&
      Object.entries(values).every(([field, value]) => each[field] !== value),
  )
  if (!tipo) throw new Stop('Ningún tipo sirve para cambiarlo.')
  const began = performance.now()
  await call(product, providerDoor, provider, {
    mode: 'SaveTipoDocumento',
    tipodocumentoid: tipo['tipodocumentoid'],
    values,
  })
  return performance.now() - began
}
