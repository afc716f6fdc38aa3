import { worksOnData } from '../../../handler.ts'
import { revokeCalendario } from '../../shared/calendario.ts'

export const RevocarCalendario = worksOnData<'RevocarCalendario'>((_input, { db }) => revokeCalendario(db))
