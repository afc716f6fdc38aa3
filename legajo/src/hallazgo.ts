import type { ProblemaDeSello } from './sello.ts'
import type { ProblemaZip } from './zip.ts'

interface Huellas {
  sha256: string
  bytes: number
}

/** One thing that is not as it was signed, or that can't be told. `palabras.ts` says it. */
export type Hallazgo =
  | { que: 'zip'; problema: ProblemaZip }
  | { que: 'repetido'; camino: string }
  | { que: 'sin firma' }
  | { que: 'firma' }
  | { que: 'manifiesto' }
  /** The key that signed is not the one that the manifest names. */
  | { que: 'otra llave'; llave: string; dicha: string }
  /** It is none of those that whoever verifies knows. */
  | { que: 'llave ajena'; llave: string }
  | { que: 'cambio'; camino: string; nombre: string; firmado: Huellas; aca: Huellas; deOtro?: string }
  | { que: 'falta'; camino: string; nombre: string; firmado: Huellas }
  | { que: 'sobra'; camino: string; bytes: number }
  | { que: 'auditoria'; problema: ProblemaDeAuditoria; bloque?: number; linea?: number }
  | { que: 'testigos'; problema: ProblemaDeTestigos; testigo?: number; dato?: string }
  | { que: 'raiz ajena'; raiz: string }
  | { que: 'sello'; problema: ProblemaDeSello; testigo: number }

export type ProblemaDeAuditoria =
  | 'no se lee'
  | 'faltan bloques'
  | 'sobran bloques'
  | 'faltan lineas'
  | 'sobran lineas'
  | 'faltan propias'
  | 'sobran propias'
  | 'linea cambiada'
  | 'linea movida'
  | 'huellas'
  | 'hash'
  | 'orden'
  | 'no sigue'

export type ProblemaDeTestigos =
  'no se lee' | 'faltan' | 'no sigue' | 'raiz' | 'prueba' | 'de otra cosa' | 'bloque sin testigo'
