import { ArrowRight as StartIcon } from 'lucide-react'
import type { Result } from '@portal/contract'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useEspera } from '../piezas/useEspera.ts'
import { rutas } from '../rutas.ts'
import styles from './frase.module.css'

type Cola = Result<'Cola'>

/** How it stands in one sentence, and the one thing to do about it. */
export const Frase = ({ cola }: { cola: Cola }) => {
  const t = useTexts()
  const { espera } = useEspera()
  const { documentos, registros, plazo_revision_dias: plazo, masAntiguos } = cola
  const oldest = masAntiguos.find(({ documento }) => documento !== null)
  const oldestRegistro = masAntiguos.find(({ clase }) => clase === 'registro')

  const waiting = t('cola.frase.documentos', {
    count: documentos.cantidad,
    n: formatNumber(documentos.cantidad),
  })
  const promise = plazo === null ? '' : t('cola.frase.plazo', { count: plazo, n: formatNumber(plazo) })
  const sentence =
    documentos.cantidad === 0
      ? t('cola.frase.registros', { count: registros.cantidad, n: formatNumber(registros.cantidad) })
      : plazo === null
        ? t('cola.frase.sola', { documentos: waiting })
        : documentos.fuera_de_plazo === 0
          ? t('cola.frase.enPlazo', { documentos: waiting, plazo: promise })
          : documentos.cantidad === 1
            ? t('cola.frase.paso', { documentos: waiting, plazo: promise })
            : t('cola.frase.pasados', {
                count: documentos.fuera_de_plazo,
                n: formatNumber(documentos.fuera_de_plazo),
                documentos: waiting,
                plazo: promise,
              })
  const about =
    documentos.cantidad === 0
      ? oldestRegistro &&
        t(registros.cantidad === 1 ? 'cola.frase.esRegistro' : 'cola.frase.registroMasViejo', {
          nombre: oldestRegistro.titulo,
          espera: espera(oldestRegistro.dias ?? 0),
        })
      : oldest?.documento &&
        t(documentos.cantidad === 1 ? 'cola.frase.es' : 'cola.frase.masViejo', {
          documento: oldest.documento.nombre_corto ?? oldest.documento.tipodocumento,
          nombre: oldest.documento.dominio ?? oldest.documento.nombre,
          espera: espera(oldest.dias ?? 0),
        })
  const [label, href] =
    documentos.cantidad === 0
      ? [
          t('cola.empezarRegistro', { count: registros.cantidad }),
          oldestRegistro ? rutas.registro(oldestRegistro.id) : rutas.registros(),
        ]
      : [
          t('cola.empezar', { count: documentos.cantidad }),
          oldest ? rutas.documento(oldest.id) : rutas.revision(),
        ]

  return (
    <Card className={styles.card}>
      <div>
        <p>{sentence}</p>
        {about && <p>{about}</p>}
      </div>
      <ButtonLink kind="primary" size="large" href={href}>
        {label}
        <StartIcon />
      </ButtonLink>
    </Card>
  )
}
