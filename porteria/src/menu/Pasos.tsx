import { formatDateTime, formatTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Cabeza } from '../piezas/Cabeza.tsx'
import { Franja } from '../piezas/Franja.tsx'
import adentro from '../adentro/adentro.module.css'
import pagina from '../piezas/pagina.module.css'
import { enEspera, usePuesto } from '../usePuesto.ts'
import { useUltimos } from './useUltimos.ts'

/** What waits to be sent, what the server won't keep, and who passed last. */
export const Pasos = () => {
  const t = useTexts()
  const { motor, estado, volver } = usePuesto()
  const ultimos = useUltimos()
  const waiting = new Set(
    estado.pasos.filter((each) => each.estado === 'espera').map(({ paso }) => paso.pasoid),
  )
  const refused = estado.pasos.filter((each) => each.estado === 'rechazado')
  return (
    <div className={pagina.inside}>
      <Cabeza title={t('pasosDePuerta.titulo')} onBack={volver} />
      <Franja />
      <div className={adentro.people} role="region" aria-label={t('pasosDePuerta.titulo')} tabIndex={0}>
        <ul>
          {refused.map(({ paso, porque, quien }) => (
            <li key={paso.pasoid}>
              <div>
                {quien.patente ?? quien.nombre ?? t('adentro.sinNombre')}
                <small className="cut soft digits">{t('pasosDePuerta.rechazado', { porque })}</small>
              </div>
              <small className="cut soft digits">{formatDateTime(paso.momento)}</small>
            </li>
          ))}
          {ultimos.map(({ pasoid, patente, nombre, sentido, momento }) => (
            <li key={pasoid}>
              <div>
                {patente ?? nombre ?? t('adentro.sinNombre')}
                <small className="cut soft digits">
                  {[
                    t(`pasosDePuerta.sentido.${sentido}`),
                    formatTime(momento),
                    waiting.has(pasoid) ? t('pasosDePuerta.porEnviar') : undefined,
                  ]
                    .filter((each) => each !== undefined)
                    .join(' · ')}
                </small>
              </div>
            </li>
          ))}
        </ul>
        {ultimos.length + refused.length === 0 && (
          <p className={pagina.nobody}>{t('pasosDePuerta.ninguno')}</p>
        )}
      </div>
      <div className={pagina.paperFoot}>
        <button type="button" className={pagina.other} onClick={() => void motor.sincronizar()}>
          {enEspera(estado) > 0 ? t('pasosDePuerta.enviarAhora') : t('pasosDePuerta.actualizar')}
        </button>
      </div>
    </div>
  )
}
