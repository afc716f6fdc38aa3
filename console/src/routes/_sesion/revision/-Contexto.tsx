import { formatCuit } from '@portal/contract/identificacion.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Ficha } from '../../../Ficha.tsx'
import { useTranslation } from 'react-i18next'
import { rutas } from '../../../rutas.ts'
import type { Revision } from './-RevisionDetail.tsx'
import { Section } from './-Section.tsx'

/** The record that the document belongs to, its account, and what is asked of such a document. */
export const Contexto = ({ revision }: { revision: Revision }) => {
  const { t } = useTranslation()
  const {
    recurso,
    tiporecurso,
    accountname,
    cuit,
    estado_cuenta,
    cuenta_id,
    instrucciones,
    tipodocumentoid,
  } = revision
  return (
    <>
      <Section title={t(`tipoRecurso.${tiporecurso}`)}>
        <Ficha data={recurso.map(({ nombre, valor }) => ({ label: nombre, value: valor }))} />
      </Section>
      {instrucciones !== '' && (
        <Section title={t('revision.quePedimos')}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {instrucciones}
          </Typography>
        </Section>
      )}
      <Section title={t('revision.cuenta')}>
        <Ficha
          data={[
            { label: t('revision.campos.accountname'), value: accountname },
            { label: t('revision.campos.cuit'), value: formatCuit(cuit) },
            { label: t('revision.campos.estado_cuenta'), value: t(`estadoCuenta.${estado_cuenta}`) },
          ]}
        />
        <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 2, fontSize: '0.875rem' }}>
          <Link href={rutas.revision({ cuentaid: cuenta_id })}>{t('revision.losDeLaCuenta')}</Link>
          <Link href={rutas.revision({ tipodocumentoid })}>{t('revision.losDelTipo')}</Link>
        </Box>
      </Section>
    </>
  )
}
