import type { Handler } from '../../../handler.ts'
import { detailCalendario } from '../../shared/calendario.ts'

export const DetailCalendario: Handler<'DetailCalendario'> = (_input, { db, services }) =>
  detailCalendario(db, services.settings.baseUrl)
