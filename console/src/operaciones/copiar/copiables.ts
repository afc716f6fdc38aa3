import type { Result } from '@portal/contract'
import { problemaDeExigencia } from '@portal/contract/reglaDeExigencia.ts'
import type { Exigencia } from '../operacion.ts'

type Tipo = Pick<
  Result<'ListTipos'>['records'][number],
  'tipodocumentoid' | 'nombre' | 'alcance' | 'obligatorio' | 'critico'
>

/** Why an exigencia isn't copied: it is asked here already, everybody is asked for as much meanwhile, or it ended. */
type NoSeCopia = 'yaEsta' | 'general' | 'termino'

interface Copiables {
  nuevas: Exigencia[]
  otras: { exigencia: Exigencia; porque: NoSeCopia }[]
}

/** What of `ajenas` an operacion that asks `propias` can ask too. What it asks already stays as it is. */
export function copiables(
  ajenas: readonly Exigencia[],
  { propias, tipos, hoy }: { propias: readonly Exigencia[]; tipos: readonly Tipo[]; hoy: string },
): Copiables {
  const porque = (exigencia: Exigencia): NoSeCopia | undefined => {
    const isSame = ({ tipodocumentoid }: { tipodocumentoid: string }) =>
      tipodocumentoid === exigencia.tipodocumentoid
    if (propias.some(isSame)) return 'yaEsta'
    if (exigencia.vigente_hasta !== null && exigencia.vigente_hasta < hoy) return 'termino'
    const tipo = tipos.find(isSame)
    return tipo && problemaDeExigencia(tipo, exigencia) !== undefined ? 'general' : undefined
  }
  const found = ajenas.map((exigencia) => ({ exigencia, porque: porque(exigencia) }))
  return {
    nuevas: found.flatMap(({ exigencia, porque }) => (porque === undefined ? [exigencia] : [])),
    otras: found.flatMap(({ exigencia, porque }) => (porque === undefined ? [] : [{ exigencia, porque }])),
  }
}
