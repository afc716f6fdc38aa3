import type { Answer } from '@portal/contract'
import { documentoName } from '@portal/parts/documentoName.ts'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import { capitalized, listed } from '@portal/ui/texts/locale.ts'
import {
  Ban as AnnulledIcon,
  CircleCheck as DoneIcon,
  Clock as EndedIcon,
  Hourglass as WaitingIcon,
  Inbox as PartIcon,
  type LucideIcon,
} from 'lucide-react'

export type Pedido = Answer<'ListPedidos'>['records'][number]

/** How one stands, in the words of its list: of those that are open, whether something came. */
export type Respuesta = 'nada' | 'parte' | 'completo' | 'anulado' | 'vencido'

/** Nothing where that is not known. */
export const respuestaDe = ({
  estado,
  llegaron,
}: Pick<Pedido, 'estado' | 'llegaron'>): Respuesta | undefined =>
  estado === 'abierto' ? (llegaron === undefined ? undefined : llegaron === 0 ? 'nada' : 'parte') : estado

export const lookDePedido: Record<Respuesta, { tone: Tone; icon: LucideIcon }> = {
  nada: { tone: 'slate', icon: WaitingIcon },
  parte: { tone: 'blue', icon: PartIcon },
  completo: { tone: 'green', icon: DoneIcon },
  anulado: { tone: 'ink', icon: AnnulledIcon },
  vencido: { tone: 'slate', icon: EndedIcon },
}

/** «Licencia y apto psicofísico»; where several resources are asked for, of which. */
export const papelesDe = ({ casillas = [] }: Pick<Pedido, 'casillas'>): string => {
  const several = new Set(casillas.map(({ recursoid }) => recursoid)).size > 1
  const said = listed(
    casillas.map((casilla) => {
      const name = documentoName({
        nombre: casilla.nombre_corto ?? casilla.tipodocumento ?? '',
        periodo: casilla.periodo,
        mes: Boolean(casilla.periodo),
      })
      const whose = casilla.dominio ?? casilla.recurso
      return several && whose ? `${name} (${whose})` : name
    }),
  )
  return capitalized(said)
}
