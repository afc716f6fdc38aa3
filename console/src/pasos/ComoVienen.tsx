import { QrCode } from '@portal/parts/QrCode.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Embudo } from '../invitaciones/Embudo.tsx'
import { Invitar } from '../invitaciones/Invitar.tsx'
import { useOperador } from '../session/operador.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import styles from './pasos.module.css'

/** How carriers come: invited, or by the address, as a link, a picture and a text. */
export const ComoVienen = ({ direccion }: { direccion: string }) => {
  const t = useTexts()
  const id = useId()
  const esAdministrador = useEsAdministrador()
  const { proveedor } = useOperador()
  const ajustes = useQuery(operationQuery('Ajustes', {})).data?.records[0]
  const mensaje = t('pasos.transportes.mensaje', { proveedor: proveedor.nombre, direccion })
  return (
    <div className="stack gap-16">
      {esAdministrador && <Invitar />}
      <Embudo />
      <Card as="section" padded aria-labelledby={id} className={styles.address}>
        <div>
          <h2 id={id} className="heading">
            {t('pasos.transportes.vienen')}
          </h2>
          {ajustes?.registro_solo_cuit_conocidos === true && (
            <p className="small soft">{t('pasos.transportes.soloConocidos')}</p>
          )}
          <h3 className="small bold">{t('pasos.transportes.direccion')}</h3>
          <Copiable words={direccion} label={t('pasos.transportes.copiarDireccion')} />
          <h3 className="small bold">{t('pasos.transportes.texto')}</h3>
          <Copiable words={mensaje} label={t('pasos.transportes.copiarTexto')} />
        </div>
        <figure>
          <QrCode text={direccion} label={t('pasos.transportes.qr', { direccion })} />
          <figcaption className="tiny soft">{t('pasos.transportes.qrAyuda')}</figcaption>
        </figure>
      </Card>
    </div>
  )
}

const Copiable = ({ words, label }: { words: string; label: string }) => {
  const t = useTexts()
  const toast = useToast()
  const copy = async () => {
    await navigator.clipboard.writeText(words)
    toast({ message: t('pasos.transportes.copiado'), about: 'copiado' })
  }
  return (
    <p className="row spread gap-12 small shaded framed pad-8-12">
      <span className="breaks">{words}</span>
      <Button size="small" aria-label={label} onClick={() => void copy()}>
        {t('pasos.transportes.copiar')}
      </Button>
    </p>
  )
}
