import { worksOnData } from '../../../handler.ts'
import { saveParticipacion } from '../../shared/saveParticipacion.ts'

export const SaveParticipacion = worksOnData<'SaveParticipacion'>(async (asked, { db }) => {
  await saveParticipacion(db, asked, 'cuenta')
  const { recursoid, operacionid, participa } = asked
  return { records: [{ recursoid, operacionid, participa }] }
})
