import { worksOnData } from '../../../handler.ts'
import { createToken } from '../../shared/tokens.ts'

export const CrearToken = worksOnData<'CrearToken'>((input, { db }) => createToken(db, input, 'proveedor'))
