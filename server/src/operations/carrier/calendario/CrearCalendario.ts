import type { Handler } from '../../../handler.ts'
import { createCalendario } from '../../shared/calendario.ts'

export const CrearCalendario: Handler<'CrearCalendario'> = ({ values }, { db, services }) =>
  createCalendario(db, values, { owner: 'cuenta', baseUrl: services.settings.baseUrl })
