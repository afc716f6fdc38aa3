import type { Handler } from '../../../handler.ts'
import { cuposOf } from '../../shared/cupos.ts'

export const ListCupos: Handler<'ListCupos'> = async (_input, { db }) => ({ records: await cuposOf(db) })
