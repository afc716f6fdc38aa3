import { Plate } from '@portal/parts/Plate.tsx'
import { CircleCheck as FitIcon, Clock as SoonIcon } from 'lucide-react'
import { ruta as words } from '../mensajes/es/ruta.ts'
import { Chip } from './Chip.tsx'
import land from './landscape.module.css'
import styles from './RoadScene.module.css'
import { Unidad } from './Unidad.tsx'

const convoy = [
  { vehiculo: 'Tractor', cantidad_ejes: 3 },
  { vehiculo: 'Semirremolque', carroceria: 'Sider', cantidad_ejes: 3 },
]

/** Hills, wires and the road, 848 wide, and as much of it as there is room for. */
const Ground = () => (
  <svg className={land.ground} viewBox="0 0 848 300" preserveAspectRatio="xMidYMax slice">
    <path className={land.hills} d="M0 214C120 196 210 204 330 210S560 190 680 200s130 6 168 2v98H0z" />
    <g className={`${land.wires} ${styles.wires}`}>
      <path d="M48 118v100M34 128h28M302 130v88M290 138h24M806 118v100M792 128h28" />
      <path d="M-80 122C0 140 20 140 34 128M62 128c60 26 170 30 228 10M314 138c120 34 380 30 478-10M820 128c20 10 40 12 60 8" />
    </g>
    <path className={land.asphalt} d="M0 254h848v46H0z" />
    <path className={land.edge} d="M0 254h848" />
    <path className={land.dashes} d="M-8 280h864" />
  </svg>
)

interface PaperProps {
  plate: string
  tone: 'green' | 'ochre'
  text: string
}

/** What the portal says of a vehicle, tied to it. */
const Paper = ({ plate, tone, text }: PaperProps) => (
  <div className={styles.paper}>
    <div className={land.tag}>
      <Plate dominio={plate} pais="Argentina" />
      <Chip tone={tone} icon={tone === 'green' ? FitIcon : SoonIcon}>
        {text}
      </Chip>
    </div>
  </div>
)

export const RoadDrawing = ({ papers }: { papers: boolean }) => (
  <div role="img" aria-label={words.dibujo} className={`${land.drawing} ${styles.drawing}`}>
    <Ground />
    <Unidad parts={convoy} look="road" className={styles.convoy} />
    {papers && (
      <div className={styles.papers} aria-hidden>
        <Paper plate="ZX208NP" tone="green" text={words.puedeSalir} />
        <Paper plate="ZY602AA" tone="ochre" text={words.porVencer} />
      </div>
    )}
  </div>
)
