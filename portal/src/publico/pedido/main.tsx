import { hydrate } from '../hydrate.tsx'
import { Pedido } from './Pedido.tsx'

hydrate(<Pedido />)
