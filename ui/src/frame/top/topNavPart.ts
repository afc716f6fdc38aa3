import { onDemand } from '../../onDemand/part.ts'

/** Most people have their menu at the side. */
export const topNavPart = onDemand(async () => (await import('./TopNav.tsx')).TopNav)
