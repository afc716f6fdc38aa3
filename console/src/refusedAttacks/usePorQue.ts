import { refusals } from '@portal/contract/refusals.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

const known = {
  credenciales: refusals.WRONG_CREDENTIALS,
  deshabilitada: refusals.ACCOUNT_DISABLED,
  codigo: refusals.INVALID_CODE,
  demasiados: refusals.TOO_MANY_ATTEMPTS,
  permiso: refusals.ACCESS_DENIED,
  programa: refusals.BAD_CLIENT_CREDENTIALS,
} as const

const names = Object.keys(known) as (keyof typeof known)[]

/** What a refusal said, shorter; one that these texts don't know yet by its code. */
export const usePorQue = () => {
  const t = useTexts()
  return (codigo: string): string => {
    const name = names.find((each) => String(known[each].code) === codigo)
    return name ? t(`refusedAttacks.porQue.${name}`) : codigo
  }
}
