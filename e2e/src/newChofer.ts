import type { askAsCarrier } from './ask.ts'

/** A new chofer of the account, who lacks everything. */
export async function newChofer(
  ask: ReturnType<typeof askAsCarrier>,
  apellido: string,
  documento: string,
): Promise<string> {
  const { records } = await ask('SaveChofer', {
    choferid: '0',
    values: { nombre: 'Óscar', apellido, tipo_documento: 'DNI', documento, nacionalidad: 'Argentina' },
  })
  return records[0]?.choferid ?? ''
}
