import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'

/** The page that says whether a legajo is as it was signed, as it was built: one file that asks for nothing. */
export const readVerificador = (): Promise<string> =>
  readFile(join(root, 'legajo/dist/verificar.html'), 'utf8')
