import type { Almacen, PinGuardado } from '../almacen/almacen.ts'

/**
 * A PIN without a line: of guards whom the server recognised at this device before. It is kept as PBKDF2-SHA256 with as many
 * rounds as OWASP's Password Storage Cheat Sheet asks for, and guesses are paused, each longer than the one before.
 */

const rondas = 600_000
const bytesDeSal = 16
const bitsDeResumen = 256

/** So many may be wrong; then the pause doubles with each further one. */
const libres = 4
const primeraPausaMs = 30_000
const pausaMasLargaMs = 15 * 60_000

/** Absent where a page does not come over TLS: then nobody begins a shift without a line. */
const subtle = (): SubtleCrypto | undefined => crypto.subtle

async function resumenDe(pin: string, sal: Uint8Array, vueltas: number): Promise<Uint8Array> {
  const platform = subtle()
  if (!platform) throw new Error('no crypto for this page')
  const key = await platform.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits'])
  const bits = await platform.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(sal), iterations: vueltas },
    key,
    bitsDeResumen,
  )
  return new Uint8Array(bits)
}

export async function pinParaGuardar(pin: string): Promise<PinGuardado | undefined> {
  if (!subtle()) return undefined
  const sal = crypto.getRandomValues(new Uint8Array(bytesDeSal))
  return { sal, rondas, resumen: await resumenDe(pin, sal, rondas) }
}

export async function esElPin(pin: string, { sal, rondas: vueltas, resumen }: PinGuardado): Promise<boolean> {
  const own = await resumenDe(pin, sal, vueltas)
  return own.length === resumen.length && own.every((byte, at) => byte === resumen[at])
}

type RespuestaDePin =
  | { que: 'es' }
  | { que: 'no es' }
  /** Nobody may guess for so long, in milliseconds. */
  | { que: 'pausa'; faltan: number }
  /** This guard never began a shift here with a line. */
  | { que: 'no se sabe' }

export async function compararPin(
  { pin: pines }: Pick<Almacen, 'pin'>,
  guardiaid: string,
  typed: string,
  ahora: number,
): Promise<RespuestaDePin> {
  const kept = await pines.leer(guardiaid)
  if (!kept || !subtle()) return { que: 'no se sabe' }
  const { fallidos, hasta } = (await pines.intentos(guardiaid)) ?? { fallidos: 0, hasta: 0 }
  // A clock that was put back makes no pause longer than the longest.
  const faltan = Math.min(hasta - ahora, pausaMasLargaMs)
  if (faltan > 0) return { que: 'pausa', faltan }
  // Counted before it is looked at: a tab that is killed in between has guessed too.
  const ahoraFallidos = fallidos + 1
  const pausa =
    ahoraFallidos <= libres
      ? 0
      : Math.min(primeraPausaMs * 2 ** (ahoraFallidos - libres - 1), pausaMasLargaMs)
  await pines.guardarIntentos(guardiaid, { fallidos: ahoraFallidos, hasta: ahora + pausa })
  if (!(await esElPin(typed, kept))) return { que: 'no es' }
  await pines.guardarIntentos(guardiaid, { fallidos: 0, hasta: 0 })
  return { que: 'es' }
}
