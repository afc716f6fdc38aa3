import type { TipoDeLote } from '@portal/contract/tiposDeLote.ts'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Sheet as SheetIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'
import { useMayAsk, useMayWrite } from '../session/useLogin.ts'

/** From a list to the sheet from which it may be filled. Before a back office that takes none there is nothing to press. */
export const ImportarAction = ({ tipo }: { tipo: TipoDeLote }) => {
  const t = useTexts()
  const [knows, mayWrite] = [useMayAsk('RevisarLote'), useMayWrite()]
  return knows && mayWrite ? (
    <HeadAction label={t('importar.pantalla')} icon={<SheetIcon />} href={rutas.importar({ tipo })} />
  ) : null
}
