import { producto } from '../../version.ts'
import type { Finding } from '../../finding.ts'

/** What whoever asks for help is asked first. */
export function tellVersion(): Finding {
  const { version, commit } = producto
  const from = commit === null ? 'de un commit desconocido' : `del commit ${commit}`
  return { what: 'Versión', level: 'bien', sentence: `${version}, ${from}.` }
}
