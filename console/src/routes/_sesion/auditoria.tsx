import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { useList } from '@portal/ui/list/useList.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { auditoriaAddress } from '../../auditoria/address.ts'
import styles from '../../auditoria/auditoria.module.css'
import { Cadena } from '../../auditoria/Cadena.tsx'
import { auditoriaList } from '../../auditoria/list.tsx'
import { SoloAdministrador } from '../../SoloAdministrador.tsx'
import { useEsAdministrador } from '../../useEsAdministrador.ts'

export const Route = createFileRoute('/_sesion/auditoria')({
  ...listRoute(auditoriaAddress),
  component: Auditoria,
})

function Auditoria() {
  return useEsAdministrador() ? <Lineas /> : <SoloAdministrador noun="auditoria" />
}

const Lineas = () => {
  const t = useTexts()
  const state = useList(auditoriaAddress)
  return (
    <Screen title={t('auditoria.titulo')} subtitle={t('auditoria.explicacion')}>
      <div className={styles.page}>
        <Cadena />
        <Card>
          <ListTable of={auditoriaList} state={state} />
        </Card>
      </div>
    </Screen>
  )
}
