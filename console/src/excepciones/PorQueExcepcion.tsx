import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Excepcion } from './excepcion.ts'

/** Why, and who; of one that was ended before its day, that too. */
export const PorQueExcepcion = ({ motivo, dada_por, terminada_por, terminada_motivo }: Excepcion) => {
  const t = useTexts()
  const alguien = t('recurso.veredicto.alguien')
  return (
    <span className="small soft">
      {t('excepciones.porQue', { motivo, por: dada_por ?? alguien })}
      {terminada_motivo !== null && (
        <>
          <br />
          {t('excepciones.porQueTermino', { motivo: terminada_motivo, por: terminada_por ?? alguien })}
        </>
      )}
    </span>
  )
}
