import { setPriority } from 'node:os'
import { limitMemory } from '../apart/limitMemory.ts'
import { serveApart } from '../apart/serveApart.ts'
import { leerLegajo } from './leerLegajo.ts'
import type { Answered, Asked } from './messages.ts'

/** A process of its own that verifies a legajo that somebody sent, when nobody else needs the processor. */
setPriority(10)
limitMemory(300)
serveApart(({ path }: Asked): Promise<Answered> =>
  leerLegajo(path).catch(() => ({ ilegible: true as const })),
)
