import type { Paso } from '@portal/contract/puertas.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { respuestaLook, sentidoIcon } from '../looks.ts'

export const Que = ({ sentido }: Pick<Paso, 'sentido'>) => {
  const t = useTexts()
  const Icon = sentidoIcon[sentido]
  return (
    <span className="inline-row gap-6 semibold one-line">
      <Icon size={16} aria-hidden />
      {t(`porteriaQue.${sentido}`)}
    </span>
  )
}

export const Respuesta = ({ respuesta }: Pick<Paso, 'respuesta'>) => {
  const t = useTexts()
  return <ToneChip {...respuestaLook[respuesta]} label={t(`porteriaRespuesta.${respuesta}`)} />
}
