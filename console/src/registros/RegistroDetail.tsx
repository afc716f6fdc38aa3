import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Ficha } from '@portal/ui/show/Ficha.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { RegistroChip } from '@portal/parts/chips.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { identificacion } from '@portal/contract/identificacion.ts'
import { formatPhone } from '@portal/contract/telefono.ts'
import { Antiguedad } from '../Antiguedad.tsx'
import { Panel } from '@portal/ui/show/Panel.tsx'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { Controles } from './Controles.tsx'
import { RegistroActions } from './RegistroActions.tsx'
import type { Registro } from './registro.ts'
import { RegistroDecidido } from './RegistroDecidido.tsx'

/** What the person wrote beside what was checked, and the decision under the checks. */
export const RegistroDetail = ({ registro }: { registro: Registro }) => {
  const { t } = useTranslation()
  const id = useId()
  const name = `${registro.firstname} ${registro.lastname}`
  const pending = registro.estado_registro === 'pendiente'

  return (
    <Screen
      title={name}
      leading={<PersonAvatar name={name} size={48} />}
      subtitle={
        <>
          {t('registro.presentado', { fecha: formatDateTime(registro.createdtime) })}
          {pending && (
            <>
              {' · '}
              <Antiguedad desde={registro.createdtime} />
            </>
          )}
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
          alignItems: 'start',
          // On a phone the decisions lie over the foot of the page.
          marginBlockEnd: { xs: '48px', md: 0 },
        }}
      >
        <Panel title={t('registro.datos')}>
          <Ficha
            data={[
              { label: t('registro.campos.firstname'), value: registro.firstname },
              { label: t('registro.campos.lastname'), value: registro.lastname },
              { label: t('registro.campos.identificacion'), value: identificacion(registro) },
              { label: t('registro.campos.email'), value: registro.email },
              { label: t('registro.campos.mobile'), value: formatPhone(registro.mobile) },
              { label: t('registro.campos.mailingstreet'), value: registro.mailingstreet },
              { label: t('registro.campos.othercity'), value: registro.othercity },
              { label: t('registro.campos.otherstate'), value: registro.otherstate },
              { label: t('registro.campos.othercountry'), value: registro.othercountry },
            ]}
          />
        </Panel>
        <Card component="section" aria-labelledby={id} sx={{ overflow: 'visible' }}>
          <Box sx={{ display: 'grid', gap: 2, padding: { xs: 2, sm: 3 } }}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                alignItems: 'center',
                justifyContent: 'space-between',
              }}
            >
              <Typography variant="h2" id={id}>
                {t('registro.controles')}
              </Typography>
              <RegistroChip estado={registro.estado_registro} />
            </Box>
            <Controles controles={registro.controles} />
            {!pending && <RegistroDecidido registro={registro} />}
          </Box>
          {pending && <RegistroActions registro={registro} />}
        </Card>
      </Box>
    </Screen>
  )
}
