import { contactRoutes } from '@portal/contract/rutas.ts'
import { TextArea, TextBox } from '@portal/ui/fields/plain/TextBox.tsx'
import type { ComponentProps } from 'react'
import { contacto as words } from '../mensajes/es/contacto.ts'
import { Caso } from '../partes/Caso.tsx'
import styles from './Formulario.module.css'

interface FormularioProps {
  /** What was typed is filled in by the server, with what is wrong beside it. */
  answered?: boolean
  className?: string | undefined
}

type CampoProps = ComponentProps<typeof TextBox> & { name: string; answered: boolean; lines?: number }

/** `{{name}}` becomes what was typed, and `{{name.error}}` the sentence about it. */
const Campo = ({ answered, lines, ...box }: CampoProps) => {
  const draw = (more: { defaultValue?: string; error?: string; autoFocus?: boolean }) =>
    lines === undefined ? (
      <TextBox {...box} {...more} />
    ) : (
      <TextArea {...(box as ComponentProps<typeof TextArea>)} rows={lines} {...more} />
    )
  if (!answered) return draw({})
  const { name } = box
  return (
    <>
      <Caso nombre={`${name}.bien`}>{draw({ defaultValue: `{{${name}}}` })}</Caso>
      <Caso nombre={`${name}.mal`}>
        {draw({ defaultValue: `{{${name}}}`, error: `{{${name}.error}}`, autoFocus: true })}
      </Caso>
    </>
  )
}

/** The letter to the provider. It posts by itself: no page that has it has a script. */
export const Formulario = ({ answered = false, className = '' }: FormularioProps) => (
  <form className={`${styles.form} ${className}`} method="post" action={contactRoutes.form} noValidate>
    <div className={styles.pair}>
      <Campo
        answered={answered}
        name="nombre"
        label={words.nombre}
        required
        maxLength={80}
        autoComplete="name"
      />
      <Campo
        answered={answered}
        name="email"
        type="email"
        label={words.email}
        hint={words.emailAyuda}
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
      />
    </div>
    <Campo
      answered={answered}
      name="empresa"
      label={words.empresa}
      optional={words.opcional}
      maxLength={120}
      autoComplete="organization"
    />
    <Campo answered={answered} name="mensaje" label={words.mensaje} required maxLength={2000} lines={4} />
    <label className={styles.trap} aria-hidden>
      {words.trampa}
      <input name="sitio" tabIndex={-1} autoComplete="off" />
    </label>
    <button className={styles.send}>{words.enviar}</button>
  </form>
)
