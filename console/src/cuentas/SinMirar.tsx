import { useTexts } from '@portal/ui/texts/useTexts.ts'

/** How fit it is was not looked into yet: that is neither good news nor bad. */
export const SinMirar = () => <span className="tiny soft">{useTexts()('cuentas.sinMirar')}</span>
