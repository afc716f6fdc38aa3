import { formatCuit } from '@portal/contract/identificacion.ts'
import { nombreDe, type Invitacion } from './invitacion.ts'

/** Who was invited, by name and by number where there are both. */
export const Transporte = ({ invitacion }: { invitacion: Invitacion }) => (
  <>
    {nombreDe(invitacion)}
    {invitacion.nombre !== null && <span className="tiny soft"> {formatCuit(invitacion.cuit)}</span>}
  </>
)
