import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Ficha } from '@portal/ui/show/Ficha.tsx'
import { useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'
import { Seccion } from '../Seccion.tsx'
import type { Revision } from './revision.ts'

/** What is looked up when in doubt: what such a document must be, and all that its record says. */
export const Pedido = ({ revision }: { revision: Revision }) => {
  const { t } = useTranslation()
  const { instrucciones, recurso, tiporecurso, tipodocumentoid } = revision
  return (
    <>
      {instrucciones !== '' && (
        <Seccion
          title={t('revision.quePedimos')}
          more={<Link href={rutas.revision({ tipodocumentoid })}>{t('revision.losDelTipo')}</Link>}
        >
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {instrucciones}
          </Typography>
        </Seccion>
      )}
      {recurso.length > 0 && (
        <Seccion title={t(`tipoRecurso.${tiporecurso}`)}>
          <Box sx={{ marginBlock: '-6px' }}>
            <Ficha data={recurso.map(({ nombre, valor }) => ({ label: nombre, value: valor }))} />
          </Box>
        </Seccion>
      )}
    </>
  )
}
