import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { keyOfAccion } from './acciones.ts'
import { bloqueoDe, decisionDe, nombreDeCampo, programadoEn, resumenDe, type Linea } from './linea.ts'

interface Frase {
  /** The whole sentence. */
  dice: string
  /** The same around the name of what was written; both empty where it names nothing. */
  antes: string
  despues: string
}

/** Stands for the name while the sentence is made: no text has it. */
const hole = '\u0000'

/** What a line says that was done, in words. */
export const useFrase = () => {
  const t = useTexts()
  return (linea: Linea): Frase => {
    const { dice, cambio, campo } = resumenDe(linea)
    const nombre = cambio?.nombre ?? null
    const withName = sentence()
    if (nombre === null) return { dice: withName, antes: withName, despues: '' }
    const [antes = '', despues = ''] = withName.split(hole)
    return { dice: `${antes}${nombre}${despues}`, antes, despues }

    function sentence(): string {
      const named = { nombre: hole }
      if (dice === 'campo' && cambio && campo) {
        const said = nombreDeCampo(t, cambio, campo)
        return nombre === null
          ? t('auditoria.cambioSolo', { campo: said })
          : t('auditoria.cambio', { campo: said, ...named })
      }
      const programado = programadoEn(cambio)
      if (programado) return t('auditoria.programo', { ...named, fecha: formatDate(programado.desde) })
      const decision = decisionDe(linea) ?? bloqueoDe(linea)
      if (decision && nombre !== null) return t(`auditoria.decidio.${decision}`, named)
      const key = keyOfAccion(linea.accion)
      const accion = key ? t(key) : linea.accion
      return nombre === null ? accion : t('auditoria.sobre', { accion, ...named })
    }
  }
}
