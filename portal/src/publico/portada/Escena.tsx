import { Plate } from '@portal/parts/Plate.tsx'
import { CircleCheck as FitIcon, Clock as SoonIcon } from 'lucide-react'
import { portada } from '../mensajes/es/portada.ts'
import { Chip } from '../partes/Chip.tsx'
import land from '../partes/landscape.module.css'
import { Unidad } from '../partes/Unidad.tsx'
import styles from './Escena.module.css'

const words = portada.escena

const conPapeles = [
  { vehiculo: 'Tractor', cantidad_ejes: 3 },
  { vehiculo: 'Semirremolque', carroceria: 'Furgón', cantidad_ejes: 3 },
]

const bitren = [
  { vehiculo: 'Tractor', cantidad_ejes: 3 },
  { vehiculo: 'Bitrén', carroceria: 'Tolva', cantidad_ejes: 3, culprit: true },
  { vehiculo: 'Semirremolque', carroceria: 'Tolva', cantidad_ejes: 3 },
]

/** The one whose paper ends soon. */
const porVencer = 2

const Ground = () => (
  <svg className={land.ground} viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <path
      className={land.hills}
      d="M0 268C180 236 330 250 540 258S900 226 1120 242s220 10 320 2v176H0zM0 300C240 280 420 300 700 292s480-8 740-4v132H0z"
    />
    <path
      className={land.wires}
      d="M968 40v268M948 56h40M952 68h32M1352 28v280M1332 44h40M1336 56h32M560 62v240M540 78h40M544 90h32M136 90v216M-20 120C20 128 90 112 136 104M-20 130C20 138 90 122 136 114M136 104C260 150 440 130 540 78M580 78C700 120 860 112 948 56M988 56C1090 104 1240 96 1332 44M1372 44C1400 58 1430 66 1460 70"
    />
    <path className={land.asphalt} d="M0 364h1440v56H0z" />
    <path className={land.edge} d="M0 364h1440" />
    <path className={land.dashes} d="M-8 394h1460" />
  </svg>
)

/** A convoy that wears its papers, and one that may not leave: what the product is about, on a road as wide as the page. */
export const Escena = () => (
  <div className={`${land.drawing} ${styles.scene}`}>
    <Ground />
    <div className={styles.first} role="img" aria-label={words.convoy}>
      <Unidad parts={conPapeles} look="road" height={224} />
      <div className={styles.board}>
        {words.papeles.map((papel, index) => (
          <div key={papel} className={styles.sheet} data-soon={index === porVencer}>
            <b>{papel}</b>
            <i />
            <i />
            <span>
              {index === porVencer ? <SoonIcon size={14} aria-hidden /> : <FitIcon size={14} aria-hidden />}
              {words.plazos[index]}
            </span>
          </div>
        ))}
      </div>
    </div>
    <div className={styles.second} role="img" aria-label={words.bitren}>
      <Unidad parts={bitren} look="road" height={224} />
    </div>
    <div className={`${land.tag} ${styles.flag} ${styles.ofFirst}`}>
      <Plate dominio="ZX208NP" pais="Argentina" />
      <Chip tone="green" icon={FitIcon}>
        {words.puedeSalir}
      </Chip>
    </div>
    <div className={`${land.tag} ${styles.flag} ${styles.ofSecond}`}>
      <Plate dominio="ZX777CC" pais="Argentina" />
      <Chip tone="red" icon={SoonIcon}>
        {words.vencio}
      </Chip>
    </div>
  </div>
)
