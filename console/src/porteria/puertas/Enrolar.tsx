import type { Result } from '@portal/contract'
import { minutosDeCodigo } from '@portal/contract/porteria.ts'
import { QrCode } from '@portal/parts/QrCode.tsx'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { ChoiceSelect } from '@portal/ui/table/ChoiceSelect.tsx'
import { CopyButton } from '@portal/ui/feedback/CopyButton.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Printer as PrintIcon } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import styles from '../porteria.module.css'
import type { Puerta } from './puerta.ts'

interface EnrolarProps {
  /** Those that are open. */
  puertas: readonly Puerta[]
  puertaid: string
  onPuerta: (puertaid: string) => void
  /** A code is in sight: who asks how devices stand asks more often. */
  onWaiting: (waits: boolean) => void
}

interface Made extends Result<'CrearCodigoDeDispositivo'> {
  puertaid: string
  /** The devices that the gate had then. */
  habia: readonly string[]
}

/** Shows a code that takes one device, this once, until it runs out or a device took it. */
export const Enrolar = ({ puertas, puertaid, onPuerta, onWaiting }: EnrolarProps) => {
  const t = useTexts()
  const id = useId()
  const write = useWrite('CrearCodigoDeDispositivo', { once: true })
  const [made, setMade] = useState<Made>()
  const puerta = puertas.find((each) => each.puertaid === (made?.puertaid ?? puertaid)) ?? puertas[0]
  const quedan = useQuedan(made?.vence)
  const taken = made && puerta?.dispositivos.find(({ dispositivoid }) => !made.habia.includes(dispositivoid))
  const good = made !== undefined && taken === undefined && quedan > 0
  useEffect(() => onWaiting(good), [good, onWaiting])
  if (!puerta) return null
  const create = async () => {
    const code = await write.mutateAsync({ puertaid: puerta.puertaid })
    setMade({
      ...code,
      puertaid: puerta.puertaid,
      habia: puerta.dispositivos.map(({ dispositivoid }) => dispositivoid),
    })
  }
  const [shown = ''] = made?.enlace.split('#') ?? []
  return (
    <Card as="aside" aria-labelledby={id} padded className={styles.enrol}>
      <h2 id={id} className="heading">
        {t('porteria.enrolar.titulo')}
      </h2>
      {puertas.length > 1 && (
        <ChoiceSelect
          label={t('porteria.columnas.puerta')}
          value={puerta.puertaid}
          options={puertas.map((each) => ({ value: each.puertaid, label: `${each.nombre}, ${each.sede}` }))}
          onChange={(chosen) => {
            setMade(undefined)
            onPuerta(chosen)
          }}
        />
      )}
      <div role="status">
        {taken && <Notice severity="success">{t('porteria.enrolar.listo', { nombre: taken.nombre })}</Notice>}
        {made && !taken && quedan === 0 && <Notice severity="warning">{t('porteria.enrolar.vencio')}</Notice>}
      </div>
      {good && (
        <div className={styles.code}>
          <QrCode text={made.enlace} label={t('porteria.enrolar.qr', { puerta: puerta.nombre })} />
          <b className={styles.letters} dir="ltr">
            {made.codigo}
          </b>
          <span className="row gap-8 small soft digits">
            <Anillo parte={quedan / (minutosDeCodigo * 60)} />
            {t('porteria.enrolar.vence', { cuanto: relojDe(quedan) })}
          </span>
          <div className="cluster gap-8 at-center">
            <CopyButton text={made.codigo} of={t('porteria.enrolar.elCodigo')} size="small" />
            <Button size="small" icon={<PrintIcon size={18} aria-hidden />} onClick={() => window.print()}>
              {t('porteria.imprimir')}
            </Button>
          </div>
        </div>
      )}
      <ol className={styles.steps}>
        <li className="flex gap-12">
          <span>
            {t('porteria.enrolar.abri')}{' '}
            {good && <b className="breaks">{shown.replace(/^https?:\/\//, '')}</b>}
          </span>
        </li>
        <li className="flex gap-12">
          <span>{t('porteria.enrolar.escanea')}</span>
        </li>
        <li className="flex gap-12">
          <span>{t('porteria.enrolar.agregala')}</span>
        </li>
      </ol>
      {write.error && <Notice severity="error">{say(write.error.message)}</Notice>}
      <Button
        kind="primary"
        size="large"
        busy={write.isPending}
        onClick={() => void create().catch(() => undefined)}
      >
        {t(made ? 'porteria.enrolar.otro' : 'porteria.enrolar.crear')}
      </Button>
    </Card>
  )
}

/** How many seconds are left until then; 0 once it is over. */
function useQuedan(vence: string | undefined): number {
  const [ahora, setAhora] = useState(() => Date.now())
  useEffect(() => {
    if (vence === undefined) return
    const look = () => setAhora(Date.now())
    const first = setTimeout(look)
    const timer = setInterval(look, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [vence])
  return vence === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(vence) - ahora) / 1000))
}

const relojDe = (segundos: number) => `${Math.floor(segundos / 60)}:${String(segundos % 60).padStart(2, '0')}`

const around = 2 * Math.PI * 8

/** What is left of the time, as a ring that runs out. */
const Anillo = ({ parte }: { parte: number }) => (
  <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden>
    <circle cx={10} cy={10} r={8} fill="none" stroke="var(--line)" strokeWidth={3} />
    <circle
      cx={10}
      cy={10}
      r={8}
      fill="none"
      stroke="var(--primary)"
      strokeWidth={3}
      strokeDasharray={`${parte * around} ${around}`}
      transform="rotate(-90 10 10)"
    />
  </svg>
)
