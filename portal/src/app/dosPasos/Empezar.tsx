import type { Answer } from '@portal/contract'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useLogin } from '../session/useLogin.ts'
import styles from './dosPasos.module.css'
import { PruebaFields } from './PruebaFields.tsx'
import { usePrueba } from './usePrueba.ts'

export type Secreto = Answer<'IniciarTotp'>['records'][number]

/** What follows from it is said before anything else: who loses phone and codes is let in by nobody. */
export const Empezar = ({ onStarted }: { onStarted: (secreto: Secreto) => void }) => {
  const t = useTexts()
  const { proveedor } = useLogin()
  const start = useWrite('IniciarTotp')
  const prueba = usePrueba(undefined, async (given) => {
    const [secreto] = (await start.mutateAsync(given)).records
    if (secreto) onStarted(secreto)
  })
  return (
    // Without its script yet, nothing of it may end up in an address.
    <form method="post" noValidate onSubmit={prueba.submit} className={styles.form}>
      <Notice severity="warning" title={t('recuperacion.nadieMas')}>
        <p>
          {t('recuperacion.nadieMasDetalle', {
            proveedor: proveedor?.nombre ?? t('recuperacion.elProveedor'),
          })}
        </p>
      </Notice>
      <div className={styles.narrow}>
        <PruebaFields of={prueba} />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" size="large" busy={start.isPending}>
          {t('dosPasos.empezar')}
        </Button>
      </div>
    </form>
  )
}
