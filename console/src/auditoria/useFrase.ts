import { useTexts } from '@portal/ui/app/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { isAccion } from './acciones.ts'
import { decisionDe, nombreDeCampo, programadoEn, resumenDe, type Linea } from './linea.ts'

/** What a line says that was done, in words. */
export const useFrase = () => {
  const t = useTexts()
  return (linea: Linea): string => {
    const { dice, cambio, campo } = resumenDe(linea)
    if (dice === 'campo' && cambio && campo) {
      const said = t(nombreDeCampo(cambio, campo))
      return cambio.nombre === null
        ? t('auditoria.cambioSolo', { campo: said })
        : t('auditoria.cambio', { campo: said, nombre: cambio.nombre })
    }
    const programado = programadoEn(cambio)
    if (programado)
      return t('auditoria.programo', { nombre: programado.nombre, fecha: formatDate(programado.desde) })
    const decision = decisionDe(linea)
    if (decision && cambio?.nombre) return t(`auditoria.decidio.${decision}`, { nombre: cambio.nombre })
    // What is done by a command of the server says itself what it was.
    const accion = isAccion(linea.accion) ? t(`auditoriaAccion.${linea.accion}`) : linea.accion
    return cambio?.nombre ? t('auditoria.sobre', { accion, nombre: cambio.nombre }) : accion
  }
}
