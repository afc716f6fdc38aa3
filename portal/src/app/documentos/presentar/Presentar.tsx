import { onDemand } from '@portal/ui/onDemand/part.ts'
import { DialogOnDemand } from '@portal/ui/onDemand/OnDemand.tsx'
import type { ComponentProps } from 'react'
import type { PresentarDialog } from './PresentarDialog.tsx'

export type PresentarProps = ComponentProps<typeof PresentarDialog>

/** Its form, the preview and what reads a paper come when it is opened: home would wait for all of it. */
const dialogo = onDemand(async () => (await import('./PresentarDialog.tsx')).PresentarDialog)

/** Presents one document, or several in one sitting. */
export const Presentar = (props: PresentarProps) => <DialogOnDemand part={dialogo} props={props} />
