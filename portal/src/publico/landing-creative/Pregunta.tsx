import { Plate } from '@portal/parts/Plate.tsx'
import { CircleCheck as FitIcon, Clock as SoonIcon } from 'lucide-react'
import { creativa } from '../mensajes/es/creativa.ts'
import { portada as words } from '../mensajes/es/portada.ts'
import { ButtonLink } from '../partes/Button.tsx'
import { Chip } from '../partes/Chip.tsx'
import land from '../partes/landscape.module.css'
import { Unidad } from '../partes/Unidad.tsx'
import { Cabecera } from '../portada/Cabecera.tsx'
import { FinDeLoPrimero } from '../portada/FinDeLoPrimero.tsx'
import landing from '../portada/landing.module.css'
import styles from './Pregunta.module.css'

const bitren = [
  { vehiculo: 'Tractor', cantidad_ejes: 3 },
  { vehiculo: 'Bitrén', carroceria: 'Tolva', cantidad_ejes: 3, culprit: true },
  { vehiculo: 'Semirremolque', carroceria: 'Tolva', cantidad_ejes: 3 },
]

export const Pregunta = () => (
  <section id="banner" className={styles.banner}>
    <Cabecera />
    <div className={`${landing.wide} ${styles.ask}`}>
      <h1>
        {creativa.pregunta[0]} <br />
        {creativa.pregunta[1]}
      </h1>
      <div className={styles.answer}>
        <p>{words.texto}</p>
        <ButtonLink href="/auth/registrese">{words.registraTuTransporte}</ButtonLink>
      </div>
    </div>
    <FinDeLoPrimero />
    <div className={`${land.drawing} ${styles.scene}`} role="img" aria-label={creativa.dibujo}>
      <div className={styles.rig}>
        <Unidad parts={bitren} look="road" className={styles.drawing} />
        <div className={`${land.tag} ${styles.tag} ${styles.fit}`} aria-hidden>
          <Plate dominio="ZX208NP" pais="Argentina" />
          <Chip tone="green" icon={FitIcon}>
            {creativa.si}
          </Chip>
        </div>
        <div className={`${land.tag} ${styles.tag} ${styles.unfit}`} aria-hidden>
          <Plate dominio="ZX777CC" pais="Argentina" />
          <Chip tone="red" icon={SoonIcon}>
            {creativa.no}
          </Chip>
        </div>
      </div>
    </div>
  </section>
)
