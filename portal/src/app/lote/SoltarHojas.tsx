import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useNavigate } from '@tanstack/react-router'
import { Upload as UploadIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { rutas } from '../rutas.ts'
import { legajoEntre, soltarLegajo } from './legajoSoltado.ts'
import styles from './lote.module.css'
import { tomaHojas } from './lote.ts'
import { useLote } from './useLote.ts'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true
/** A dialog, or a row that takes files, is nearer. */
const isNearer = (event: DragEvent): boolean =>
  event.defaultPrevented || document.querySelector('dialog[open]') !== null

/** Wherever files are let go on the screens of documents, unless something nearer takes them, they are a bundle. */
export const SoltarHojas = () => {
  const t = useTexts()
  const navigate = useNavigate()
  const { lote, agregar } = useLote()
  const [over, setOver] = useState(false)
  const isTaken = (event: DragEvent) => isNearer(event) || !tomaHojas(lote)
  const onOver = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    setOver(!isTaken(event))
    if (!isTaken(event)) event.preventDefault()
  })
  const onLeave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) setOver(false)
  })
  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0 || isTaken(event)) return
    event.preventDefault()
    const legajo = legajoEntre(files)
    if (legajo) soltarLegajo(legajo)
    else void agregar(files)
    void navigate({ href: rutas.bandeja() })
  })
  useEffect(() => {
    document.addEventListener('dragover', onOver)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onOver)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [])
  if (!over) return null
  return (
    <p className={styles.drop} aria-hidden>
      <UploadIcon size={20} />
      {t('lote.soltar')}
    </p>
  )
}
