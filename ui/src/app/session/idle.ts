/** Minutes before the end at which the person is asked whether to stay. */
const warningMinutes = 1

export type IdlePhase = 'active' | 'warning' | 'expired'

/** Where a session stands after `idleMs` without activity, when it lasts `durationMinutes`. */
export const idlePhase = (idleMs: number, durationMinutes: number): IdlePhase => {
  const idleMinutes = idleMs / 60_000
  if (idleMinutes >= durationMinutes) return 'expired'
  return idleMinutes >= durationMinutes - warningMinutes ? 'warning' : 'active'
}
