import { together } from '../../../database/together.ts'
import { worksOnData } from '../../../handler.ts'
import { guardarChofer } from '../../shared/guardar/guardarChofer.ts'
import { renewed } from '../../shared/renewed.ts'
import { readChofer } from './queries.ts'

export const SaveChofer = worksOnData<'SaveChofer'>(async (input, { db }) => {
  const chofer = await guardarChofer(db, input, async (choferid) => {
    const [, saved] = await together([renewed(db), readChofer(db, choferid)])
    return saved
  })
  return { records: [chofer] }
})
