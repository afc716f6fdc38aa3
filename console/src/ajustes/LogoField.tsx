import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useId, useRef, useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import styles from './ajustes.module.css'
import type { schema } from './ajustes.ts'
import { drawSmall } from './drawSmall.ts'

interface LogoFieldProps {
  control: Control<z.input<typeof schema>, unknown, z.output<typeof schema>>
  disabled: boolean
}

/** The logo as it will be; it is saved with the rest. */
export const LogoField = ({ control, disabled }: LogoFieldProps) => {
  const t = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name: 'logo' })
  const [unreadable, setUnreadable] = useState(false)
  const choose = async (file: File) => {
    setUnreadable(false)
    try {
      onChange(await drawSmall(file))
    } catch {
      setUnreadable(true)
    }
  }
  const problem = unreadable
    ? t('ajustes.logo.invalido')
    : fieldState.error && say(fieldState.error.message ?? '')
  return (
    <div role="group" aria-labelledby={id} className={`stack gap-8 ${styles.logo}`}>
      <span id={id} className="small bold">
        {t('ajustes.campos.logo')}
      </span>
      <div className={styles.picture}>
        {value === null ? (
          <span className="tiny soft">{t('ajustes.logo.sin')}</span>
        ) : (
          <img src={value} alt={t('ajustes.logo.vista')} />
        )}
      </div>
      {!disabled && (
        <div className="cluster gap-8">
          <Button ref={ref} onClick={() => input.current?.click()}>
            {t(value === null ? 'ajustes.logo.subir' : 'ajustes.logo.cambiar')}
          </Button>
          {value !== null && (
            <Button kind="quiet" onClick={() => onChange(null)}>
              {t('ajustes.logo.quitar')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            hidden
            aria-labelledby={id}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) void choose(file)
            }}
          />
        </div>
      )}
      <p className="small soft" data-bad={problem !== undefined || undefined} aria-live="polite">
        {problem ?? t('ajustes.ayuda.logo')}
      </p>
    </div>
  )
}
