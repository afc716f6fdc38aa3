import { useTexts } from '@portal/ui/app/useTexts.ts'
import { ViewSwitch } from '@portal/ui/controls/ViewSwitch.tsx'
import { useRouter } from '@tanstack/react-router'
import { Grid3x3 as MatrixIcon, List as ListIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'
import { useMayAsk } from '../session/useLogin.ts'

const hrefs = {
  chofer: { lista: rutas.choferes, matriz: rutas.matrizDeChoferes },
  dominio: { lista: rutas.dominios, matriz: rutas.matrizDeDominios },
}

interface VistaDeListaProps {
  tiporecurso: keyof typeof hrefs
  vista: 'lista' | 'matriz'
  search: string | undefined
}

/** The same resources as a list, or by the documents that each is asked for. What is looked for goes along. */
export const VistaDeLista = ({ tiporecurso, vista, search }: VistaDeListaProps) => {
  const t = useTexts()
  const router = useRouter()
  const isThere = useMayAsk('MatrizDocumentos')
  if (!isThere) return null
  return (
    <ViewSwitch
      label={t('matriz.vista.titulo')}
      current={vista}
      views={[
        { view: 'lista', label: t('matriz.vista.lista'), icon: <ListIcon size={16} aria-hidden /> },
        { view: 'matriz', label: t('matriz.vista.matriz'), icon: <MatrixIcon size={16} aria-hidden /> },
      ]}
      onChange={(view) => void router.navigate({ href: hrefs[tiporecurso][view]({ search }) })}
    />
  )
}
