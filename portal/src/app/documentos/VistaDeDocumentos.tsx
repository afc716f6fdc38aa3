import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ViewSwitch } from '@portal/ui/controls/ViewSwitch.tsx'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { listSearch } from '@portal/ui/list/listSearch.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useRouter } from '@tanstack/react-router'
import {
  FileText as TypeIcon,
  Grid3x3 as MatrixIcon,
  Truck as PlateIcon,
  User as DriverIcon,
} from 'lucide-react'
import * as z from 'zod/mini'
import { rutas } from '../rutas.ts'
import { useMayAsk } from '../session/useLogin.ts'

const hrefs = {
  chofer: {
    recurso: rutas.documentosDeChoferes,
    documento: rutas.documentosPorTipoDeChoferes,
    matriz: rutas.matrizDeChoferes,
  },
  dominio: {
    recurso: rutas.documentosDeDominios,
    documento: rutas.documentosPorTipoDeDominios,
    matriz: rutas.matrizDeDominios,
  },
}

const icons = { chofer: DriverIcon, dominio: PlateIcon }

const Looked = z.object({ search: listSearch.search })
const readLooked = (search: object) => Looked.parse(search)

export interface Vista {
  tiporecurso: keyof typeof hrefs
  /** By resource, by type of document, or both as a matrix. */
  vista: keyof (typeof hrefs)['chofer']
}

interface VistaDeDocumentosProps extends Vista {
  /** Among the tools of a list; on a phone those are folded, and it stands above. */
  at: 'tools' | 'above'
}

/** The documents of one kind of resource, looked at in another way. What is looked for goes along. */
export const VistaDeDocumentos = ({ tiporecurso, vista, at }: VistaDeDocumentosProps) => {
  const t = useTexts()
  const router = useRouter()
  const [{ search }] = useAddress(readLooked)
  const hasMatrix = useMayAsk('MatrizDocumentos')
  const narrow = useMediaQuery('(max-width: 699.95px)')
  if (narrow !== (at === 'above')) return null
  const ResourceIcon = icons[tiporecurso]
  return (
    <ViewSwitch
      label={t('documentos.vista.titulo')}
      current={vista}
      views={[
        {
          view: 'recurso',
          label: t(`documentos.vista.${tiporecurso}`),
          icon: <ResourceIcon size={16} aria-hidden />,
        },
        {
          view: 'documento',
          label: t('documentos.vista.documento'),
          icon: <TypeIcon size={16} aria-hidden />,
        },
        ...(hasMatrix
          ? [
              {
                view: 'matriz' as const,
                label: t('documentos.vista.matriz'),
                icon: <MatrixIcon size={16} aria-hidden />,
              },
            ]
          : []),
      ]}
      onChange={(view) => void router.navigate({ href: hrefs[tiporecurso][view]({ search }) })}
    />
  )
}
