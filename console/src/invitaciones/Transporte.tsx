import { ConCuit } from '@portal/parts/ConCuit.tsx'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { nombreDe, type Invitacion } from './invitacion.ts'

/** Who was invited, by name and by number where there are both. */
export const Transporte = ({ invitacion }: { invitacion: Invitacion }) => (
  <>
    <ConCuit>{nombreDe(invitacion)}</ConCuit>
    {invitacion.nombre !== null && (
      <span className="tiny soft">
        {' '}
        <ConCuit>{formatCuit(invitacion.cuit)}</ConCuit>
      </span>
    )}
  </>
)
