import type { Reloj } from '@portal/pase/juicio.ts'
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { adentroCon } from './adentro.ts'
import type { EstadoDePorteria, Motor } from './motor.ts'
import type { Pantalla } from './pantalla.ts'

interface Puesto {
  motor: Motor
  estado: EstadoDePorteria
  ir: (pantalla: Pantalla) => void
  /** Where the screen's own Back leads. */
  volver: () => void
}

const Contexto = createContext<Puesto | undefined>(undefined)
export const PuestoProvider = Contexto.Provider

export function usePuesto(): Puesto {
  const puesto = useContext(Contexto)
  if (!puesto) throw new Error('a screen outside of a gate')
  return puesto
}

export const useEstado = (motor: Motor): EstadoDePorteria =>
  useSyncExternalStore(motor.suscribir, motor.estado)

const cadaMs = 10_000

/** The time, told again as it passes: how old data are is part of what is shown. */
export function useReloj(): Reloj {
  const { motor } = usePuesto()
  const [, again] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => again((n) => n + 1), cadaMs)
    return () => clearInterval(timer)
  }, [])
  return motor.reloj()
}

export function useAdentro() {
  const { mundo, pasos, lista } = usePuesto().estado
  return useMemo(
    () => adentroCon(mundo?.adentro ?? [], pasos, lista?.cabecera.puerta ?? ''),
    [mundo, pasos, lista],
  )
}

/** How many are inside whom the server didn't name: it names the last that came in. */
export const useSinNombrar = (): number => usePuesto().estado.mundo?.sin_nombrar ?? 0

export const enEspera = ({ pasos }: Pick<EstadoDePorteria, 'pasos'>): number =>
  pasos.filter(({ estado }) => estado === 'espera').length
