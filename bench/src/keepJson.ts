import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Writes all figures, to the file that was asked for or one of this name beside other passing files. Answers where. */
export async function keepJson(file: string | undefined, name: string, figures: object): Promise<string> {
  const path = file ?? join(tmpdir(), `portal-bench-${name}.json`)
  await writeFile(path, `${JSON.stringify(figures, null, 2)}\n`)
  return path
}
