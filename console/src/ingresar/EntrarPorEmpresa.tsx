import { oidcPaths } from '@portal/contract/ingresoPorEmpresa.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useEffect, useRef } from 'react'
import styles from './entrarPorEmpresa.module.css'

/** Leaves the console for the company's own sign-in, which leads back to where the person was going. */
export const EntrarPorEmpresa = ({ volver }: { volver: string | undefined }) => {
  const t = useTexts()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  const asked = volver === undefined ? '' : `?${new URLSearchParams({ volver }).toString()}`
  return (
    <ButtonLink
      ref={link}
      kind="solid"
      size="large"
      className={styles.company}
      href={oidcPaths.entrar + asked}
      // Of the server, and no screen of the console's.
      target="_self"
    >
      {t('ingresar.porEmpresa')}
    </ButtonLink>
  )
}
