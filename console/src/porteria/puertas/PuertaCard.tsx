import { useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DoorOpen as PuertaIcon, Smartphone as DispositivoIcon } from 'lucide-react'
import { useId } from 'react'
import { haceCuanto } from '../haceCuanto.ts'
import { dispositivoLook, type Dispositivo } from '../looks.ts'
import styles from '../porteria.module.css'
import type { Puerta } from './puerta.ts'

interface PuertaCardProps {
  puerta: Puerta
  /** In milliseconds: what is told as so long ago is so before this. */
  ahora: number
  /** Absent for who may not. */
  onEdit: (() => void) | undefined
}

/** One gate: who is on duty, how many are inside by it, and how its devices stand. */
export const PuertaCard = ({ puerta, ahora, onEdit }: PuertaCardProps) => {
  const t = useTexts()
  const id = useId()
  const { nombre, sede, operacion, activa, adentro, dispositivos } = puerta
  const guardias = [...new Set(dispositivos.flatMap(({ guardia }) => guardia ?? []))]
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="row wraps gap-12 pad-8-16 least-56">
        <span aria-hidden className="tile square-32">
          <PuertaIcon size={20} />
        </span>
        <div className={styles.named}>
          <h2 id={id} className="heading-16 breaks">
            {nombre}
          </h2>
          <p className="tiny soft breaks">
            {[sede, operacion, !activa && t('porteria.puertas.cerrada')].filter(Boolean).join(' · ')}
          </p>
        </div>
        <span className="small soft inline-row gap-8">
          {guardias.length === 0
            ? t('porteria.puertas.nadie')
            : t('porteria.puertas.deGuardia', { quienes: listed(guardias) })}
          {guardias.slice(0, 3).map((each) => (
            <PersonAvatar key={each} name={each} size={24} />
          ))}
        </span>
        <span className="small soft digits">
          {t('porteria.puertas.adentro', { count: adentro, n: formatNumber(adentro) })}
        </span>
        {onEdit && (
          <Button
            kind="quiet"
            size="small"
            aria-label={`${t('acciones.editar')}: ${nombre}`}
            onClick={onEdit}
          >
            {t('acciones.editar')}
          </Button>
        )}
      </div>
      {dispositivos.length === 0 ? (
        <p className="small soft pad-12-16">{t('porteria.puertas.sinDispositivos')}</p>
      ) : (
        <ul className="lined line-above">
          {dispositivos.map((dispositivo) => (
            <DispositivoRow
              key={dispositivo.dispositivoid}
              dispositivo={dispositivo}
              ahora={ahora}
              mayRevoke={onEdit !== undefined}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface DispositivoRowProps {
  dispositivo: Dispositivo
  ahora: number
  mayRevoke: boolean
}

const DispositivoRow = ({ dispositivo, ahora, mayRevoke }: DispositivoRowProps) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const write = useWrite('RevocarDispositivo')
  const { dispositivoid, nombre, estado, visto, version, revocado, revocado_por } = dispositivo
  const revoke = async () => {
    const done = await confirm({
      title: t('porteria.puertas.revocar.titulo', { nombre }),
      message: t('porteria.puertas.revocar.mensaje'),
      confirmLabel: t('porteria.puertas.revocar.accion'),
      danger: true,
      run: () => write.mutateAsync({ dispositivoid }),
    })
    if (done) toast({ message: t('porteria.puertas.revocar.hecho', { nombre }), about: 'porteria' })
  }
  const said =
    estado === 'revocado' && revocado_por !== null
      ? t('porteria.puertas.estado.revocadoPor', { quien: revocado_por })
      : estado === 'vieja' && visto !== null
        ? t('porteria.puertas.estado.vieja', { hace: haceCuanto(visto, ahora) })
        : t(`porteria.puertas.estado.${estado === 'vieja' ? 'sin lista' : estado}`)
  return (
    <li className={styles.device}>
      <span className="row gap-8 slim semibold">
        <DispositivoIcon size={16} aria-hidden />
        <span className="breaks">{nombre}</span>
      </span>
      <span className="soft">
        {visto === null ? t('porteria.puertas.nuncaHablo') : haceCuanto(visto, ahora)}
      </span>
      <span className="soft">{version}</span>
      <span>
        <ToneChip {...dispositivoLook[estado]} label={said} />
      </span>
      <span className="at-end">
        {mayRevoke && revocado === null && (
          <ActionButton
            kind="quiet"
            label={t('porteria.puertas.revocar.accion')}
            of={nombre}
            onClick={() => void revoke()}
          />
        )}
      </span>
    </li>
  )
}
