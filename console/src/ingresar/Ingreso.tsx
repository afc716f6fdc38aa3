import type { Result } from '@portal/contract'
import { sentenceOfFalla, type FallaDeIngreso } from '@portal/contract/ingresoPorEmpresa.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery } from '../app.ts'
import styles from '../piezas/form.module.css'
import { CodigoForm } from './CodigoForm.tsx'
import { EntrarPorEmpresa } from './EntrarPorEmpresa.tsx'
import { formaDeIngreso } from './formaDeIngreso.ts'
import { SignInForm, type Credentials } from './SignInForm.tsx'

const arrivals = {
  sesion: 'ingresar.sesionVencida',
  clave: 'ingresar.claveGuardada',
  salida: 'ingresar.saliste',
} as const

interface IngresoProps {
  /** What brought the operador here: a session that ended while they were away, a password just set, or signing out. */
  arrival: keyof typeof arrivals | undefined
  /** Why the company's sign-in let nobody in. */
  falla: FallaDeIngreso | undefined
  /** Where they were going. */
  volver: string | undefined
  onSignedIn: () => void
}

/** The ways in: the company's first, where there is one, and then passwords. */
export const Ingreso = ({ arrival, falla, volver, onSignedIn }: IngresoProps) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const forma = formaDeIngreso()
  /** Right, and one step short. */
  const [proved, setProved] = useState<Credentials>()
  const [open, setOpen] = useState(arrival === 'clave')

  const enter = (login: Result<'LoginOperador'>['login']) => {
    queryClient.setQueryData(sessionQuery.queryKey, { login })
    onSignedIn()
  }
  if (proved)
    return <CodigoForm credentials={proved} onSignedIn={enter} onBack={() => setProved(undefined)} />

  const notice = falla ? (
    <Notice severity="error">{say(sentenceOfFalla(falla))}</Notice>
  ) : (
    arrival && <Notice severity="info">{t(arrivals[arrival])}</Notice>
  )
  const form = { onSignedIn: enter, onProved: setProved }
  if (forma === 'clave') return <SignInForm {...form} notice={notice} autoFocus />
  return (
    <div className={styles.form}>
      {notice}
      <EntrarPorEmpresa volver={volver} />
      {forma === 'empresa' ? (
        <p className="small soft centered">{t('ingresar.oConContrasena')}</p>
      ) : (
        <Button kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('ingresar.conContrasena')}
        </Button>
      )}
      {(forma === 'empresa' || open) && <SignInForm {...form} autoFocus={open} second />}
    </div>
  )
}
