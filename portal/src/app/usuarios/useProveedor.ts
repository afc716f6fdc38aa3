import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useLogin } from '../session/useLogin.ts'

/** The provider by name; a back office elsewhere may not say it. */
export const useProveedor = () => {
  const t = useTexts()
  return useLogin().proveedor?.nombre ?? t('propuestas.proveedor')
}
