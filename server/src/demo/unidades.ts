import type { DemoChofer } from './choferes.ts'
import type { DemoDominio } from './dominios.ts'

export interface DemoUnidad {
  nombre: string
  /** Plates. */
  tractor: string
  arrastre1: string | null
  arrastre2: string | null
  /** The chofer's document. */
  chofer1: string | null
  chofer2: null
  estado: 'ACTIVA' | 'INACTIVA'
}

/** What each is hitched to; the others travel alone. */
const ARRASTRES: Record<string, readonly string[]> = {
  Tractor: ['Semirremolque', 'Bitrén'],
  Chasis: ['Acoplado'],
  Bitrén: ['Semirremolque'],
}

/** A carrier's units: each pulling vehicle on the road, with what it pulls and who drives it while there are any. */
export function makeUnidades(
  choferes: readonly DemoChofer[],
  dominios: readonly DemoDominio[],
): DemoUnidad[] {
  const active = dominios.filter((dominio) => dominio.estado_dominio === 'ACTIVO')
  const drivers = choferes.filter((chofer) => chofer.estado_cuenta === 'ACTIVO')
  const hitched = new Set<string>()
  const hitch = (vehiculo: string): DemoDominio | undefined => {
    const free = active.find(
      (dominio) => (ARRASTRES[vehiculo] ?? []).includes(dominio.vehiculo) && !hitched.has(dominio.dominio),
    )
    if (free) hitched.add(free.dominio)
    return free
  }
  return active
    .filter((dominio) => dominio.tipo_vehiculo === 'MOTRIZ')
    .map((dominio, index) => {
      const arrastre1 = hitch(dominio.vehiculo)
      return {
        nombre: dominio.nombre ?? `Móvil ${index + 1}`,
        tractor: dominio.dominio,
        arrastre1: arrastre1?.dominio ?? null,
        arrastre2: (arrastre1 && hitch(arrastre1.vehiculo)?.dominio) ?? null,
        chofer1: drivers[index]?.documento ?? null,
        chofer2: null,
        // One of a large fleet rests.
        estado: index === 5 ? 'INACTIVA' : 'ACTIVA',
      }
    })
}
