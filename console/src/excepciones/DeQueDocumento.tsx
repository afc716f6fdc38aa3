import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Excepcion } from './excepcion.ts'

/** What is lifted; below it where, of what is lifted in one operation alone. */
export const DeQueDocumento = ({ tipodocumento, operacion }: Excepcion) => {
  const t = useTexts()
  return (
    <>
      {tipodocumento}
      {operacion !== null && (
        <span className="block small soft">{t('excepciones.soloEn', { operacion })}</span>
      )}
    </>
  )
}
