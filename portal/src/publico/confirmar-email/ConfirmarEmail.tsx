import { Refusal } from '@portal/contract/refusals.ts'
import { CircleCheck as DoneIcon, CircleX as LateIcon, Mail as MailIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call, sentenceOf } from '../call.ts'
import { confirmarEmail as words } from '../mensajes/es/confirmarEmail.ts'
import { Button, ButtonLink } from '../partes/Button.tsx'
import styles from '../partes/Message.module.css'
import { Notice } from '../partes/Notice.tsx'
import { SplitPage } from '../partes/SplitPage.tsx'

const icons = { asks: MailIcon, listo: DoneIcon, vencido: LateIcon }

/** Of the letter that answers a registration: a person presses, since programs that read mails follow its link too. */
export const ConfirmarEmail = () => {
  const [how, setHow] = useState<keyof typeof icons>('asks')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const Icon = icons[how]
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed goes.
  useEffect(() => {
    if (how !== 'asks') title.current?.focus()
  }, [how])

  const confirm = async () => {
    setProblem(undefined)
    setBusy(true)
    try {
      await call('ConfirmarEmail', { token: new URLSearchParams(location.hash.slice(1)).get('token') ?? '' })
      setHow('listo')
    } catch (failure) {
      // Whatever else a link says that was cut off, it is none of ours.
      if (failure instanceof Refusal && (failure.is('INVALID_CODE') || failure.is('INVALID_INPUT')))
        setHow('vencido')
      else setProblem(sentenceOf(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <SplitPage>
      <div className={styles.message}>
        <span className={styles.icon} data-late={how === 'vencido' || undefined}>
          <Icon size={34} strokeWidth={1.75} aria-hidden />
        </span>
        <div role="status">
          <h1 ref={title} tabIndex={-1}>
            {how === 'asks' ? words.titulo : words[how].titulo}
          </h1>
          <p>{how === 'asks' ? words.bajada : words[how].texto}</p>
        </div>
        {problem !== undefined && <Notice kind="error">{problem}</Notice>}
        {how === 'asks' ? (
          <Button busy={busy} onClick={() => void confirm()}>
            {words.confirmar}
          </Button>
        ) : (
          <ButtonLink href="/auth/login">{words.irAlInicio}</ButtonLink>
        )}
      </div>
    </SplitPage>
  )
}
