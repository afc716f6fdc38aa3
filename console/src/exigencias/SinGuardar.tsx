import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { MousePointerClick as HowIcon } from 'lucide-react'
import type { Tipo } from '../catalogo/tipo.ts'
import { problemaDe, type Operacion } from './exigencia.ts'
import { QuienCambia } from './QuienCambia.tsx'
import styles from './sinGuardar.module.css'
import type { useCambios } from './useCambios.ts'
import { useGuardar } from './useGuardar.ts'

interface SinGuardarProps {
  operaciones: readonly Operacion[]
  tipos: readonly Tipo[]
  cambios: ReturnType<typeof useCambios>
}

/** What was changed in the grid and isn't saved: who it touches, operation by operation, and saving it. */
export const SinGuardar = ({ operaciones, tipos, cambios }: SinGuardarProps) => {
  const t = useTexts()
  const changed = operaciones.flatMap((operacion) => {
    const cambio = cambios.cambios[operacion.operacionid]
    return cambio ? [{ operacion, cambio }] : []
  })
  const { guardar, saving, problems } = useGuardar(changed, cambios.quitar)
  const count = changed.reduce((sum, { cambio }) => sum + Object.keys(cambio.celdas).length, 0)
  const wrong = changed.flatMap(({ operacion, cambio }) =>
    tipos.flatMap((tipo) => {
      const exigencia = cambio.celdas[tipo.tipodocumentoid]
      const problem = exigencia ? problemaDe(tipo, exigencia) : undefined
      return problem === undefined ? [] : [{ operacion, tipo, problem }]
    }),
  )
  const behind = changed.filter(({ operacion, cambio }) => operacion.version > cambio.version)
  if (count === 0)
    // What is told here later takes no room that was another's.
    return (
      <Card padded className={`off-phones ${styles.bar}`} data-print="hide">
        <span className="tile square-40">
          <HowIcon aria-hidden size={20} />
        </span>
        <div className="grow slim">
          <p className="bold">{t('exigencias.como')}</p>
          <p className="small soft">{t('exigencias.nuncaAfloja')}</p>
        </div>
      </Card>
    )
  return (
    <Card as="section" padded aria-label={t('exigencias.sinGuardar')} className={styles.bar}>
      <div className={styles.told}>
        {behind.map(({ operacion }) => (
          <Notice
            key={operacion.operacionid}
            severity="warning"
            action={
              <Button size="small" onClick={() => cambios.seguir(operacion)}>
                {t('exigencias.otro.seguir')}
              </Button>
            }
          >
            {t('exigencias.otro.guardo', { nombre: operacion.nombre })}
          </Notice>
        ))}
        {problems.map(({ operacionid, nombre, message }) => (
          <Notice key={operacionid} severity="error">
            {t('exigencias.noSeGuardo', { nombre, message })}
          </Notice>
        ))}
        {wrong.map(({ operacion, tipo, problem }) => (
          <Notice key={`${operacion.operacionid} ${tipo.tipodocumentoid}`} severity="error">
            {t('exigencias.noSePuede', {
              tipo: tipo.nombre,
              nombre: operacion.nombre,
              message: say(problem),
            })}
          </Notice>
        ))}
        <ul className="stack gap-12">
          {changed
            .filter(({ operacion }) => !wrong.some((each) => each.operacion === operacion))
            .map(({ operacion, cambio }) => (
              <QuienCambia key={operacion.operacionid} operacion={operacion} cambio={cambio} />
            ))}
        </ul>
      </div>
      <div className={`cluster gap-8 ${styles.deeds}`}>
        <Button disabled={saving} onClick={cambios.descartar}>
          {t('exigencias.descartar')}
        </Button>
        <Button
          kind="primary"
          busy={saving}
          disabled={behind.length > 0 || wrong.length > 0}
          onClick={() => void guardar()}
        >
          {t('exigencias.guardar', { count, n: formatNumber(count) })}
        </Button>
      </div>
    </Card>
  )
}
