import { miniaturaUrl } from '@portal/contract/door.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { Building2 as TransporteIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Plate } from './Plate.tsx'
import styles from './recursoCell.module.css'
import { Silueta } from './vehiculos/Silueta.tsx'

/** What draws a resource, as rows that name one bring it. A back office elsewhere may leave any of it out. */
export interface RecursoDibujable {
  tiporecurso?: string | undefined
  nombre?: string | undefined
  dominio?: string | null | undefined
  pais_patente?: string | null | undefined
  vehiculo?: string | null | undefined
  carroceria?: string | null | undefined
  cantidad_ejes?: number | null | undefined
  marca?: string | null | undefined
  modelo?: string | null | undefined
  foto?: string | null | undefined
}

interface RecursoCellProps {
  recurso: RecursoDibujable
  /** Pixels of a plate's height. */
  plate?: number
  /** Under the name: what it is, in small. */
  below?: ReactNode
  /** The same beside the face, where a row has no room below it. */
  beside?: ReactNode
}

/** Whose something is: a plate and its vehicle, a face and a name, or the company. */
export const RecursoCell = ({ recurso, plate = 28, below, beside }: RecursoCellProps) => (
  <span className="slim block">
    <span className={styles.face}>
      <Face recurso={recurso} plate={plate} beside={beside} />
    </span>
    {below && <span className="block tiny soft cut above-4">{below}</span>}
  </span>
)

interface FaceProps {
  recurso: RecursoDibujable
  plate: number
  beside: ReactNode
}

const Face = ({ recurso, plate, beside }: FaceProps) => {
  const t = useTexts()
  const { tiporecurso, nombre = '—', dominio, pais_patente, foto } = recurso
  if (dominio) {
    return (
      <>
        <Plate dominio={dominio} pais={pais_patente ?? undefined} height={plate} />
        <Silueta dominio={recurso} height={plate * (2 / 3)} decorative />
      </>
    )
  }
  if (tiporecurso === 'transporte') {
    return (
      <>
        <span aria-hidden className="tile square-32">
          <TransporteIcon size={16} />
        </span>
        <Named name={t('tipoRecurso.transporte')} beside={beside} />
      </>
    )
  }
  return (
    <>
      <PersonAvatar name={nombre} photo={foto && miniaturaUrl(foto)} size={32} />
      <Named name={nombre} beside={beside} />
    </>
  )
}

const Named = ({ name, beside }: { name: string; beside: ReactNode }) =>
  beside ? (
    <span className={`slim ${styles.two}`}>
      <b className="cut block">{name}</b>
      <span className="cut block tiny soft">{beside}</span>
    </span>
  ) : (
    <b>{name}</b>
  )
