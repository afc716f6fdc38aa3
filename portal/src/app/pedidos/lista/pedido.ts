import type { Answer } from '@portal/contract'
import { documentoName } from '@portal/parts/documentoName.ts'
import type { TFunction } from 'i18next'
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

/** More than these are told as how many. */
const named = 3

/** «Licencia y apto psicofísico»; where several resources are asked for, of which. */
export const papelesDe = ({ casillas = [] }: Pick<Pedido, 'casillas'>, t: TFunction): string => {
  const several = new Set(casillas.map(({ recursoid }) => recursoid)).size > 1
  const names = casillas.map((casilla) => {
    const name = documentoName({
      nombre: casilla.nombre_corto ?? casilla.tipodocumento ?? '',
      nombre_corto: casilla.nombre_corto,
      periodo: casilla.periodo,
      mes: Boolean(casilla.periodo),
    })
    const whose = casilla.dominio ?? casilla.recurso
    return several && whose ? `${name} (${whose})` : name
  })
  const rest = names.length > named + 1 ? names.length - named : 0
  return capitalized(
    listed([...names.slice(0, names.length - rest), ...(rest > 0 ? [t('pedidos.yMas', { n: rest })] : [])]),
  )
}
