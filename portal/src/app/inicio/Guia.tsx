import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { guideAway } from '@portal/ui/kept/kept.ts'
import { useState } from 'react'
import { PrimerosPasos } from './PrimerosPasos.tsx'
import { usePasos } from './usePasos.ts'

/** Whether the home page guides: something is missing, and nobody has put the guide away in this browser. */
export const useGuia = () => {
  const unfinished = usePasos()?.siguiente !== undefined
  const [away, setAway] = useState(() => guideAway.read() !== undefined)
  const putAway = (next: boolean) => {
    if (next) guideAway.write('1')
    else guideAway.forget()
    setAway(next)
  }
  return { unfinished, away, putAway }
}

type GuiaProps = ReturnType<typeof useGuia>

/** On the home page: what comes next, until it is done or put away. */
export const GuiaDeInicio = ({ unfinished, away, putAway }: GuiaProps) => {
  const t = useTexts()
  if (!unfinished || away) return null
  return (
    <PrimerosPasos
      amber
      action={<TextButton onClick={() => putAway(true)}>{t('inicio.pasos.guardar')}</TextButton>}
    />
  )
}

/** In Ayuda: where it is found again, and put back. */
export const GuiaDeAyuda = () => {
  const t = useTexts()
  const { away, putAway } = useGuia()
  return (
    <PrimerosPasos
      action={away && <TextButton onClick={() => putAway(false)}>{t('inicio.pasos.mostrar')}</TextButton>}
    />
  )
}
