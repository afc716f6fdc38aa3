import CriticalIcon from '@mui/icons-material/PriorityHighOutlined'
import StartIcon from '@mui/icons-material/PlayArrowOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Result } from '@portal/contract'
import { list, type ListState } from '@portal/ui/list/list.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Said } from '@portal/ui/show/Said.tsx'
import { useTranslation } from 'react-i18next'
import { Antiguedad } from '../Antiguedad.tsx'
import { rutas } from '../rutas.ts'
import { isQueue, queueOf, revisionAddress } from './address.ts'
import { NadaEnRevision } from './NadaEnRevision.tsx'

type State = ListState<Result<'ListRevision'>['records'][number]>

const StartButton = ({ rows, address }: Pick<State, 'rows' | 'address'>) => {
  const { t } = useTranslation()
  const first = rows?.[0]
  return (
    isQueue(address) &&
    first && (
      <Button
        variant="contained"
        color="secondary"
        startIcon={<StartIcon />}
        href={rutas.documento(first.documentoid, queueOf(address))}
      >
        {t('revision.empezar')}
      </Button>
    )
  )
}

/** One account or one type, followed from a document; any row knows how it is called. */
const Followed = ({ address, change, rows }: Pick<State, 'address' | 'change' | 'rows'>) => {
  const { t } = useTranslation()
  const sample = rows?.[0]
  return (
    <>
      {address['cuentaid'] !== undefined && (
        <Chip
          label={sample?.accountname ?? t('revision.filtros.unaCuenta')}
          onDelete={() => change({ cuentaid: undefined })}
        />
      )}
      {address['tipodocumentoid'] !== undefined && (
        <Chip
          label={sample?.tipodocumento ?? t('revision.filtros.unTipo')}
          onDelete={() => change({ tipodocumentoid: undefined })}
        />
      )}
    </>
  )
}

const Critical = () => {
  const { t } = useTranslation()
  return <CriticalIcon fontSize="small" titleAccess={t('revision.critico')} sx={{ color: 'warning.main' }} />
}

export const revisionList = list({
  address: revisionAddress,
  name: 'consola-revision',
  texts: 'revision',
  rowId: ({ documentoid }) => documentoid,
  rowLabel: ({ tipodocumento, nombre }) => `${tipodocumento}, ${nombre}`,
  rowHref: ({ documentoid }, address) => rutas.documento(documentoid, queueOf(address)),
  Actions: StartButton,
  MoreFilters: Followed,
  Empty: NadaEnRevision,
  columns: [
    {
      id: 'tipodocumento',
      header: 'revision.columnas.tipodocumento',
      card: 'title',
      sortable: true,
      cell: ({ tipodocumento, critico }) => (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          {tipodocumento}
          {critico && <Critical />}
        </Box>
      ),
    },
    {
      id: 'nombre',
      header: 'revision.columnas.nombre',
      sortable: true,
      cell: ({ nombre, tiporecurso, dominio }) => (
        <>
          {nombre}
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            <Said text={`tipoRecurso.${tiporecurso}`} />
            {dominio !== null && dominio !== nombre && ` · ${dominio}`}
          </Typography>
        </>
      ),
    },
    {
      id: 'accountname',
      header: 'revision.columnas.accountname',
      sortable: true,
      cell: ({ accountname }) => accountname,
    },
    {
      id: 'archivos',
      header: 'revision.columnas.archivos',
      align: 'end',
      width: 96,
      cell: ({ archivos }) => formatNumber(archivos),
    },
    {
      id: 'presentado',
      header: 'revision.columnas.presentado',
      sortable: true,
      width: 160,
      cell: ({ presentado }) => <Antiguedad desde={presentado} />,
    },
  ],
})
