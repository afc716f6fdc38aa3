import { onDemand } from '@portal/ui/onDemand/part.ts'

export const pedirPart = onDemand(async () => (await import('./pedir/PedirDialog.tsx')).PedirDialog)
