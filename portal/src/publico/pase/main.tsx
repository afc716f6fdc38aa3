import { hydrate } from '../hydrate.tsx'
import { Pase } from './Pase.tsx'

hydrate(<Pase />)
