import { formatTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Clock as ClockIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Llegada } from '../juicio/llegada.ts'
import pagina from '../piezas/pagina.module.css'
import respuesta from '../respuesta/respuesta.module.css'
import { Signo } from '../respuesta/Signo.tsx'
import { avisar } from '../respuesta/avisar.ts'
import { usePuesto } from '../usePuesto.ts'

/** The plate before the guard is not the pass's. What was typed is shown, and never what was expected. */
export const NoCoincide = ({ llegada, tecleado }: { llegada: Llegada; tecleado: string }) => {
  const t = useTexts()
  const { motor, ir } = usePuesto()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    avisar('no')
  }, [])
  const scan = () => ir({ que: 'escanear' })
  return (
    <div className={respuesta.answer} data-answer="no-coincide">
      <div className={respuesta.word}>
        <Signo de="no coincide" />
        <h1 data-long="" ref={title} tabIndex={-1}>
          {t('comparar.noCoincide')}
        </h1>
      </div>
      <div className={respuesta.detail} role="region" aria-label={t('respuestaDePuerta.porque')} tabIndex={0}>
        <p className={respuesta.why}>
          {t('comparar.noEsDeEste')}
          <small>{t('comparar.escribiste', { tecleado })}</small>
        </p>
        <p className={respuesta.age}>
          <ClockIcon aria-hidden />
          {t('comparar.quedoAnotado', { hora: formatTime(motor.momento()) })}
        </p>
      </div>
      <div className={pagina.foot}>
        <button type="button" className={pagina.primary} onClick={() => ir({ que: 'comparar', llegada })}>
          {t('comparar.escribirDeNuevo')}
        </button>
        <div className={pagina.two}>
          <button type="button" className={pagina.other} onClick={scan}>
            {t('respuestaDePuerta.noEntra')}
          </button>
          <button type="button" className={pagina.other} onClick={scan}>
            {t('comparar.escanearOtro')}
          </button>
        </div>
      </div>
    </div>
  )
}
