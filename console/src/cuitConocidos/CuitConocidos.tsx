import { Screen } from '@portal/ui/app/Screen.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useList } from '@portal/ui/list/useList.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { rutas } from '../rutas.ts'
import { Agregar } from './Agregar.tsx'
import styles from './cuitConocidos.module.css'
import { cuitConocidosList } from './list.tsx'

/** The numbers that may register though the provider lets only known ones, and what that is for. */
export const CuitConocidos = () => {
  const t = useTexts()
  const state = useList(cuitConocidosList.address)
  const nothingYet = state.rows?.length === 0 && !state.narrowed
  return (
    <Screen
      title={t('cuitConocidos.titulo')}
      subtitle={t('cuitConocidos.explicacion')}
      back={{ label: t('cuitConocidos.volver'), href: rutas.cuentas() }}
      actions={!nothingYet && <Agregar />}
    >
      <div className={styles.page}>
        <p className="small soft">
          {t('cuitConocidos.paraQue')}{' '}
          <TextLink href={rutas.importarCuits()}>{t('cuitConocidos.importar.boton')}</TextLink>
        </p>
        <Card>
          <ListTable of={cuitConocidosList} state={state} />
        </Card>
      </div>
    </Screen>
  )
}
