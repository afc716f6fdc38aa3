import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import styles from './embudo.module.css'

const steps = ['invitados', 'abrieron', 'registrados', 'presentaron'] as const

/** Of those who were invited, how many came how far. Nothing while nobody was. */
export const Embudo = () => {
  const t = useTexts()
  const resumen = useQuery(operationQuery('ResumenInvitaciones', {})).data?.records[0]
  if (!resumen || resumen.invitados === 0) return null
  return (
    <Card as="section" aria-label={t('invitaciones.embudo.titulo')}>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li className="small soft" key={step}>
            <b className="block bold ink digits">{formatNumber(resumen[step])}</b>
            {t(`invitaciones.embudo.${step}`)}
            <progress className="block whole" max={resumen.invitados} value={resumen[step]} aria-hidden />
          </li>
        ))}
      </ul>
    </Card>
  )
}
