import { onDemand } from '@portal/ui/onDemand/part.ts'

export const pasePart = onDemand(async () => (await import('./PaseDialog.tsx')).PaseDialog)
