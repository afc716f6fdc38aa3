import type { askAsCarrier } from './ask.ts'

/** A link by which somebody is asked for papers that a resource lacks, those whose names begin so. */
export async function newPedido(
  ask: ReturnType<typeof askAsCarrier>,
  {
    destinatario,
    recursoid,
    papeles,
  }: { destinatario: string; recursoid: string; papeles: readonly string[] },
): Promise<URL> {
  const { casillas = [] } = (await ask('ListPedibles', { recursos: [recursoid] })).records[0] ?? {}
  const asked = casillas
    .filter(({ nombre }) => papeles.some((papel) => nombre.startsWith(papel)))
    .map(({ tipodocumentoid }) => ({ recursoid, tipodocumentoid }))
  const { records } = await ask('CrearPedidos', { pedidos: [{ destinatario, casillas: asked }] })
  return new URL(records[0]?.enlace ?? '')
}
