import type { KeptPaper } from '@portal/ui/kept/keptPictures.ts'
import { File as FileIcon, Plus as PlusIcon } from 'lucide-react'
import { useId } from 'react'
import { pedido as words } from '../mensajes/es/pedido.ts'
import styles from './Pedido.module.css'
import { Pick } from './Pick.tsx'
import type { fechaDe } from './usePedido.ts'

interface TakenProps {
  draft: KeptPaper
  room: number
  keep: (paper: KeptPaper) => Promise<void>
  take: (files: readonly File[]) => Promise<void>
  campo: ReturnType<typeof fechaDe>
  isSure: boolean
  setSure: (isSure: boolean) => void
  missing: boolean
}

/** The pages that were taken of a paper, and its date. */
export const Taken = ({ draft, room, keep, take, campo, isSure, setSure, missing }: TakenProps) => {
  const id = useId()
  return (
    <>
      <ul className={styles.taken}>
        {draft.files.map((file, i) => (
          <li key={`${i}/${file.size}`} className={styles.card}>
            <Sheet file={file} />
            <div>
              <b>{words.hoja(i + 1)}</b>
              <button
                type="button"
                aria-label={words.quitarHoja(i + 1)}
                onClick={() => void keep({ ...draft, files: draft.files.filter((_, at) => at !== i) })}
              >
                {words.quitar}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {room > 0 && (
        <Pick
          label={words.otraHoja}
          look="dashed"
          icon={<PlusIcon size={20} aria-hidden />}
          camera
          onPick={take}
        />
      )}
      {campo && (
        <div className={styles.date}>
          <label htmlFor={id}>{campo === 'fecha_vencimiento' ? words.vale : words.emitido}</label>
          <div>
            <input
              id={id}
              type="date"
              value={draft.fecha ?? ''}
              disabled={!isSure}
              aria-invalid={missing}
              aria-describedby={`${id}-text`}
              onChange={({ target }) =>
                void keep({ ...draft, fecha: target.value === '' ? null : target.value })
              }
            />
            <label className={styles.unsure}>
              <input type="checkbox" checked={!isSure} onChange={({ target }) => setSure(!target.checked)} />
              {words.noSe}
            </label>
          </div>
          <p id={`${id}-text`} aria-live="polite" data-error={missing}>
            {missing ? words.faltaFecha : words.noSeAyuda}
          </p>
        </div>
      )}
    </>
  )
}

const Sheet = ({ file }: { file: File }) =>
  file.type.startsWith('image/') ? (
    <img
      className={styles.sheet}
      alt=""
      ref={(picture) => {
        if (!picture) return
        const url = URL.createObjectURL(file)
        picture.src = url
        return () => URL.revokeObjectURL(url)
      }}
    />
  ) : (
    <p className={styles.sheet}>
      <FileIcon aria-hidden /> {file.name}
    </p>
  )
