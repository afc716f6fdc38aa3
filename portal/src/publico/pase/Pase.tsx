import { PaseDibujado, vehiculosDe } from '@portal/parts/pase/PaseDibujado.tsx'
import { useAwake } from '@portal/parts/pase/useAwake.ts'
import type { PaseAbierto } from '@portal/contract/paseAbierto.ts'
import { pase as words } from '../mensajes/es/pase.ts'
import '../partes/base.css'
import { Button } from '../partes/Button.tsx'
import { Idiomas } from '../partes/Idiomas.tsx'
import { Unidad } from '../partes/Unidad.tsx'
import { momentOf } from '../partes/moments.ts'
import { Marca } from '../partes/Marca.tsx'
import styles from './Pase.module.css'
import { usePase } from './usePase.ts'

/** What a shared link shows: one pass, for a gate to read, and nothing else. */
export const Pase = () => {
  const { state, sinSenal, retry } = usePase()
  return (
    <div className={styles.page}>
      <header className={styles.band}>
        <Marca />
      </header>
      <main className={styles.whole}>
        {state.kind === 'opening' && (
          <div className={styles.main}>
            <p role="status">{words.abriendo}</p>
          </div>
        )}
        {state.kind === 'away' && (
          <div className={styles.main}>
            <h1>{words.lejos.titulo}</h1>
            <p role="status">{words.lejos.texto}</p>
            <Button onClick={retry}>{words.lejos.reintentar}</Button>
          </div>
        )}
        {state.kind === 'ended' && (
          <div className={styles.main}>
            <section className={styles.card}>
              <h1>{words.anulado.titulo}</h1>
              <p role="status">{words.anulado.texto}</p>
            </section>
          </div>
        )}
        {state.kind === 'open' && <Mostrado pase={state.pase} sinSenal={sinSenal} />}
      </main>
      <footer className={styles.foot}>
        <Idiomas />
      </footer>
    </div>
  )
}

const Mostrado = ({ pase, sinSenal }: { pase: PaseAbierto; sinSenal: boolean }) => {
  const { nombre, transporte, codigo, partes, vence, numero } = pase
  useAwake()
  return (
    <div className={styles.pase}>
      <h1>{words.de(nombre)}</h1>
      <p>{transporte}</p>
      <PaseDibujado
        codigo={codigo}
        label={words.codigo(nombre)}
        partes={partes}
        drawing={<Unidad parts={vehiculosDe(partes)} look="small" height={72} />}
      />
      <p>
        <b>{words.vale(momentOf(vence))}</b> · <span>{words.numero(numero)}</span>
      </p>
      <p role="status">{sinSenal ? words.sinSenal : words.solo}</p>
      <p>{words.leyenda}</p>
      <p>{words.brillo}</p>
    </div>
  )
}
