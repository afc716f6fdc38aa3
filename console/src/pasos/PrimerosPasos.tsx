import { useWrite } from '@portal/ui/app/queries.ts'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { OnDemand } from '@portal/ui/onDemand/OnDemand.tsx'
import { onDemand } from '@portal/ui/onDemand/part.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { useNavigate } from '@tanstack/react-router'
import { Check as DoneIcon, ChevronRight as OpenIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useOperador } from '../session/operador.ts'
import text from '../piezas/text.module.css'
import styles from './pasos.module.css'
import { useDice } from './useDice.ts'
import type { Paso, Pasos } from './usePasos.ts'

/** Forms, codes and sheets, which nobody needs after the first days. */
const pasoAbierto = onDemand(() => import('./PasoAbierto.tsx').then((file) => file.PasoAbierto))

interface PrimerosPasosProps {
  pasos: Pasos
  /** The one that is open: the first that is left unless said. */
  current: Paso | undefined
  href: (paso: Paso) => string
  mayPutAway?: boolean
}

/** What an installation needs, each step with how it stands, and beside them the one that is open. */
export const PrimerosPasos = ({ pasos, current, href, mayPutAway = false }: PrimerosPasosProps) => {
  const t = useTexts()
  const toast = useToast()
  const navigate = useNavigate()
  const dice = useDice(pasos)
  const { nombre } = useOperador()
  const save = useWrite('SaveAjustes')
  const panel = useRef<HTMLDivElement>(null)
  const left = pasos.pasos.filter(({ hecho }) => !hecho)
  const [first] = useState(() => left[0]?.paso ?? 'transportes')
  const open = current ?? first
  const done = pasos.pasos.length - left.length
  const opened = useRef(open)

  // Whoever opens a step goes on in it.
  useEffect(() => {
    if (open !== opened.current) panel.current?.querySelector<HTMLElement>('h2')?.focus()
    opened.current = open
  }, [open])

  const putAway = (primeros_pasos_apartados: boolean) =>
    save.mutate(
      { values: { primeros_pasos_apartados } },
      {
        onSuccess: () => {
          if (primeros_pasos_apartados) toast({ message: t('pasos.apartados'), about: 'pasos' })
        },
      },
    )
  /** To the next one that is left, and from the last to the first. */
  const goOn = () => {
    const from = pasos.pasos.findIndex(({ paso }) => paso === open)
    const next = [...pasos.pasos.slice(from + 1), ...pasos.pasos.slice(0, from)].find(({ hecho }) => !hecho)
    if (next) void navigate({ href: href(next.paso) })
  }

  return (
    <div className={styles.columns}>
      <Card as="section" aria-label={t('pasos.titulo')} className={styles.steps}>
        <div className={styles.head}>
          <h2 className={text.title}>{t('pasos.hola', { nombre: nombre.split(' ')[0] ?? nombre })}</h2>
          <p className="small soft">
            {left.length === 0
              ? t('pasos.listo')
              : t('pasos.faltan', { count: left.length, n: formatNumber(left.length) })}
          </p>
          <div className={styles.progress} aria-hidden>
            {pasos.pasos.map(({ paso }, i) => (
              <i key={paso} data-done={i < done || undefined} />
            ))}
          </div>
          <p className="small soft">
            {t('pasos.hechos', { hechos: formatNumber(done), todos: formatNumber(pasos.pasos.length) })}
          </p>
        </div>
        <ol className="line-above" aria-label={t('pasos.lista')}>
          {pasos.pasos.map(({ paso, hecho }, i) => (
            <li key={paso}>
              <Link
                className="grid at-middle gap-12 small semibold ink unlined line-below"
                href={href(paso)}
                {...(paso === open && { 'aria-current': 'step' as const })}
              >
                <span className={styles.number} data-done={hecho || undefined}>
                  {hecho ? (
                    <DoneIcon size={16} role="img" aria-label={t('pasos.hecho')} />
                  ) : (
                    formatNumber(i + 1)
                  )}
                </span>
                <span>
                  {t(`pasos.${paso}.titulo`)}
                  <small className="tiny block regular soft breaks">{dice(paso)}</small>
                </span>
                <OpenIcon size={16} aria-hidden />
              </Link>
            </li>
          ))}
        </ol>
        <div className="if-any pad-8-12">
          {pasos.apartados ? (
            <Button kind="quiet" size="small" busy={save.isPending} onClick={() => putAway(false)}>
              {t('pasos.mostrar')}
            </Button>
          ) : (
            mayPutAway && (
              <Button kind="quiet" size="small" busy={save.isPending} onClick={() => putAway(true)}>
                {t('pasos.apartar')}
              </Button>
            )
          )}
          {save.error && <Notice severity="error">{say(save.error.message)}</Notice>}
        </div>
      </Card>
      <div ref={panel} className="stack gap-16 slim">
        <OnDemand
          key={open}
          part={pasoAbierto}
          props={{ paso: open, pasos, onDone: goOn }}
          waiting={<Placeholder height={320} />}
          otherwise={(retry) => (
            <Card>
              <ErrorState onRetry={retry} />
            </Card>
          )}
        />
      </div>
    </div>
  )
}
