import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { estadoCuenta } from '@portal/contract/cuenta.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { Plate } from '@portal/parts/Plate.tsx'
import { Silueta } from '@portal/parts/vehiculos/Silueta.tsx'
import { vehiculoName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { token } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'
import { seccionStyle } from '../Seccion.tsx'
import type { Revision } from './revision.ts'

/** The record that the document belongs to, drawn, and its account, which leads to all that waits of it. */
export const DelRecurso = ({ revision }: { revision: Revision }) => {
  const { t } = useTranslation()
  const { tiporecurso, nombre, dominio, pais_patente, foto, marca, modelo } = revision
  const { accountname, cuit, cuenta_id, recurso } = revision
  const plate = tiporecurso === 'dominio' ? dominio : null
  const number = recurso.find(({ valor }) => valor === revision.documento)
  const vehiculo = vehiculoName(t, revision)
  // A vehicle that nobody gave a name is called by what it is: its plate stands there already.
  const named = nombre !== plate
  const kind =
    plate !== null
      ? [named && vehiculo, [marca, modelo].filter(Boolean).join(' ')]
      : [t(`tipoRecurso.${tiporecurso}`), number && `${number.nombre} ${number.valor}`]
  const ofAccount = tiporecurso === 'transporte'
  return (
    <Box
      sx={{
        ...seccionStyle,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: '4px 16px',
        alignItems: 'center',
        fontSize: '0.875rem',
        lineHeight: '20px',
      }}
    >
      {plate !== null ? (
        <Plate dominio={plate} pais={pais_patente} height={40} />
      ) : (
        <PersonAvatar name={nombre} photo={foto} size={40} />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
          <span>{named ? nombre : vehiculo}</span>
          {plate !== null && <Silueta dominio={revision} height={28} decorative />}
        </Box>
        <Box sx={{ color: token('inkSoft') }}>{kind.filter(Boolean).join(' · ')}</Box>
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Link href={rutas.revision({ cuentaid: cuenta_id })}>
          {ofAccount ? t('revision.losDeLaCuenta') : accountname}
        </Link>
        <Box component="span" sx={{ whiteSpace: 'nowrap', color: token('inkSoft') }}>
          {' · '}
          {t('revision.cuit', { cuit: formatCuit(cuit) })}
          {revision.estado_cuenta !== estadoCuenta.habilitado &&
            ` · ${t(`estadoCuenta.${revision.estado_cuenta}`)}`}
        </Box>
      </Box>
    </Box>
  )
}
