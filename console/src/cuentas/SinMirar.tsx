import { useTexts } from '@portal/ui/texts/useTexts.ts'
import text from '../piezas/text.module.css'

/** How fit it is was not looked into yet: that is neither good news nor bad. */
export const SinMirar = () => <span className={text.note}>{useTexts()('cuentas.sinMirar')}</span>
