import { worksOnData } from '../../../handler.ts'
import { saveCalendario } from '../../shared/calendario.ts'

export const SaveCalendario = worksOnData<'SaveCalendario'>(({ values }, { db }) =>
  saveCalendario(db, values),
)
