import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { miniaturaUrl } from '@portal/contract/door.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil as EditIcon } from 'lucide-react'
import { Controles } from '../controles/Controles.tsx'
import { RecursoDetail } from '../recursos/RecursoDetail.tsx'
import type { Solapa } from '../recursos/solapas.ts'
import { rutas } from '../rutas.ts'
import { useIsTitular, useMayAsk } from '../session/useLogin.ts'
import { CompanyFace } from './CompanyFace.tsx'
import { LoUltimo } from './LoUltimo.tsx'
import { LosUsuarios } from './LosUsuarios.tsx'
import { SinElDocumento } from './SinElDocumento.tsx'
import { SusOperaciones } from './SusOperaciones.tsx'
import { SuNomina } from './SuNomina.tsx'
import { TransporteSheet } from './TransporteSheet.tsx'
import type { Transporte } from './transporte.ts'

interface TransporteDetailProps {
  transporte: Transporte
  solapa: Solapa | undefined
}

/** The company as a resource: whether it may work, its documents first, and who works in it. */
export const TransporteDetail = ({ transporte, solapa }: TransporteDetailProps) => {
  const t = useTexts()
  const titular = useIsTitular()
  const mayAsk = useMayAsk('ControlesDelMes')
  // Of the last month that is over, as the tab opens with it.
  const { data: controlado } = useQuery({
    ...operationQuery('ControlesDelMes', { pagesize: 1 }),
    enabled: mayAsk,
  })
  const { accountid, accountname, logo, tipo_documento, cuit, othercity, otherstate, createdtime } =
    transporte
  const { aptitud, culpables, motivos, casillas, operaciones } = transporte
  return (
    <RecursoDetail
      recursoid={accountid}
      // Its `estado` is the account's, and no resource's.
      recurso={{
        ...(aptitud && { aptitud }),
        ...(culpables && { culpables }),
        ...(motivos && { motivos }),
        casillas,
        operaciones,
      }}
      habilidad="trabajar"
      consequence={<SinElDocumento transporte={transporte} />}
      name={accountname}
      kind={[
        cuit && `${tipo_documento ?? ''} ${formatCuit(cuit)}`.trim(),
        [othercity, otherstate].filter(Boolean).join(', '),
        createdtime && t('transporte.desde', { fecha: formatDate(diaEnBuenosAires(new Date(createdtime))) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      face={<CompanyFace logo={logo && miniaturaUrl(logo)} />}
      actions={
        titular && (
          <HeadAction label={t('transporte.editar')} icon={<EditIcon />} href={rutas.editarPerfil()} />
        )
      }
      sheet={<TransporteSheet transporte={transporte} />}
      // The controls of its people have a column of their own.
      beside={
        solapa !== 'controles' && (
          <>
            <SusOperaciones conocidas={operaciones !== undefined} />
            <SuNomina />
            <LosUsuarios />
            <LoUltimo recursoid={accountid} />
          </>
        )
      }
      {...(mayAsk && { controles: { content: <Controles />, faltan: controlado?.faltan } })}
      solapa={solapa}
      href={(_id, search) => rutas.transporte(search)}
    />
  )
}
