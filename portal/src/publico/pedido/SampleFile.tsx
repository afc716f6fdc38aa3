import { Download as DownloadIcon } from 'lucide-react'
import { useState } from 'react'
import { pedido as words } from '../mensajes/es/pedido.ts'
import { sampleOf } from './askPedido.ts'
import styles from './Pedido.module.css'

interface SampleFileProps {
  token: string
  posicion: number
  tipo: string
}

/** A sample that is no picture: it is fetched when it is asked for, and is the phone's to open. */
export const SampleFile = ({ token, posicion, tipo }: SampleFileProps) => {
  const [state, setState] = useState<'coming' | 'failed'>()
  const download = async () => {
    if (state === 'coming') return
    setState('coming')
    const url = await sampleOf(token, posicion)
    setState(url === undefined ? 'failed' : undefined)
    if (url === undefined) return
    const link = document.createElement('a')
    link.href = url
    link.download = `${words.alt(tipo)}.pdf`
    link.click()
    // What is downloaded is read after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  return (
    <div>
      <button
        type="button"
        className={styles.download}
        aria-busy={state === 'coming'}
        onClick={() => void download()}
      >
        <DownloadIcon size={18} aria-hidden /> {words.bajarMuestra}
      </button>
      <p role="status">{state === 'failed' && words.sinMuestra}</p>
    </div>
  )
}
