import { clasesDeArchivo, eligeDe } from '@portal/contract/clasesDeArchivo.ts'
import { useId, type ChangeEvent, type ReactNode } from 'react'
import styles from './Pedido.module.css'

interface PickProps {
  label: string
  look: 'accent' | 'quiet' | 'dashed'
  icon?: ReactNode
  /** The camera at once, where there is one. */
  camera?: boolean
  multiple?: boolean
  onPick: (files: readonly File[]) => Promise<void>
}

/** A button that is a file's field: it works with a thumb, a keyboard and a screen reader alike. */
export const Pick = ({ label, look, icon, camera = false, multiple = false, onPick }: PickProps) => {
  const id = useId()
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // The same picture can be taken again.
    event.target.value = ''
    if (files.length > 0) void onPick(files)
  }
  return (
    <label className={styles.pick} data-look={look} htmlFor={id}>
      <input
        id={id}
        type="file"
        accept={camera ? 'image/*' : eligeDe(clasesDeArchivo)}
        capture={camera ? 'environment' : undefined}
        multiple={multiple && !camera}
        onChange={pick}
      />
      {icon}
      {label}
    </label>
  )
}
