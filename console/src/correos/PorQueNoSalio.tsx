import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Correo } from './correo.ts'
import { porQueNoSalio } from './porQue.ts'

export const PorQueNoSalio = ({ error }: Correo) => {
  const t = useTexts()
  return error === null ? '' : t(`correos.error.${porQueNoSalio(error)}`)
}
