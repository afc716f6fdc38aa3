import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { culpableLook, culpableSentence } from '@portal/parts/culpable.ts'
import { aptitudLook } from '@portal/parts/estados.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { useQuery } from '@tanstack/react-query'
import { DeQuien } from '../piezas/DeQuien.tsx'
import { rutas } from '../rutas.ts'
import { Sign } from '../piezas/Sign.tsx'
import type { Cuenta } from './cuenta.ts'
import { veredictoDe } from './veredictoDe.ts'
import styles from './veredictoDeCuenta.module.css'

const shown = 2

/** Who of a carrier may not go out, as a sentence, and the first of them as the way to each. */
export const VeredictoDeCuenta = ({ cuenta }: { cuenta: Cuenta }) => {
  const t = useTexts()
  const { aptitud, sentence, culprits } = veredictoDe(t, cuenta)
  const { tone, icon } = aptitudLook[aptitud]
  return (
    <Card as="section" aria-label={t('recurso.veredicto.titulo')} className={styles.card}>
      <Sign tone={tone} icon={icon} />
      <p className="heading">{sentence}</p>
      {culprits > 0 && <Culpables cuentaid={cuenta.cuentaid} total={culprits} />}
    </Card>
  )
}

/** The most urgent of those that may not go out. */
const Culpables = ({ cuentaid, total }: { cuentaid: string; total: number }) => {
  const t = useTexts()
  const asked = { aptitud: 'no habilitado', order: 'aptitud ASC' } as const
  const { data, error, refetch } = useQuery(
    operationQuery('ListRecursosCuenta', { cuentaid, estado: 'ACTIVO', ...asked, pagesize: shown }),
  )
  if (error)
    return (
      <div className={styles.culprits}>
        <TextButton onClick={() => void refetch()}>{t('cuenta.veredicto.falla')}</TextButton>
      </div>
    )
  if (!data)
    return (
      <div className={styles.culprits} aria-busy>
        <Placeholder height={32} />
      </div>
    )
  const more = total - data.records.length
  return (
    <ul className={styles.culprits}>
      {data.records.map((recurso) => (
        <li className="slim" key={recurso.recursoid}>
          <Link href={rutas.recursoDeCuenta(cuentaid, recurso.recursoid)} className={styles.culprit}>
            <DeQuien {...recurso} />
            {recurso.culpable && (
              <span
                className="medium"
                style={{ color: toneToken(culpableLook(recurso.culpable).tone, 'text') }}
              >
                {culpableSentence(t, recurso.culpable, { inside: true })}
              </span>
            )}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li className="slim">
          <Link
            href={rutas.cuenta(cuentaid, { solapa: 'recursos', aptitud: asked.aptitud })}
            className={styles.culprit}
          >
            {t('cuenta.veredicto.otros', { count: more, n: formatNumber(more) })}
          </Link>
        </li>
      )}
    </ul>
  )
}
