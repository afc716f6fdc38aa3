import { RecursoScreen } from '@portal/parts/RecursoScreen.tsx'
import type { CasillaRow } from '@portal/parts/CasillaList.tsx'
import type { RecursoConVeredicto } from '@portal/parts/Veredicto.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CasillasToPresent } from '../documentos/CasillasToPresent.tsx'
import { solapas, type Solapa } from './solapas.ts'
import { Unidades, type Unidad } from './Unidades.tsx'

interface RecursoDetailProps {
  recursoid: string
  recurso: RecursoConVeredicto & {
    casillas?: readonly CasillaRow[] | undefined
    unidades?: readonly Unidad[] | undefined
  }
  name: string
  kind: string
  face: ReactNode
  actions: ReactNode
  /** What is written down of it. */
  sheet: ReactNode
  /** The tab that the address asks for. */
  solapa: Solapa | undefined
  href: (id: string, search: { solapa: Solapa }) => string
}

/** A chofer or a dominio: its documents first, what is written down of it, and where it works. */
export const RecursoDetail = ({ recursoid, recurso, sheet, solapa, href, ...screen }: RecursoDetailProps) => {
  const { t } = useTranslation()
  const { casillas, unidades } = recurso
  const counts = { documentos: casillas?.length, datos: undefined, unidades: unidades?.length }
  // A back office elsewhere may know neither what it is asked for nor its units.
  const shown = solapas.filter((key) => key === 'datos' || counts[key] !== undefined)
  const current = shown.find((key) => key === solapa) ?? shown[0] ?? 'datos'
  const contents: Record<Solapa, ReactNode> = {
    documentos: <CasillasToPresent casillas={casillas ?? []} recursoid={recursoid} recurso={screen.name} />,
    datos: sheet,
    unidades: <Unidades unidades={unidades ?? []} />,
  }
  return (
    <RecursoScreen
      {...screen}
      recurso={recurso}
      tabs={{
        label: screen.name,
        current,
        each: shown.map((key) => ({
          key,
          label: t(`recursos.solapas.${key}`),
          href: href(recursoid, { solapa: key }),
          count: counts[key],
        })),
      }}
    >
      {contents[current]}
    </RecursoScreen>
  )
}
