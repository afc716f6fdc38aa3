import { Pie } from '../portada/Pie.tsx'
import { Banner } from './Banner.tsx'
import { Camino } from './Camino.tsx'
import { Pantallas } from './Pantallas.tsx'
import { Dia } from './Dia.tsx'
import { Adentro } from './Adentro.tsx'
import { Precio } from './Precio.tsx'
import { Contacto } from './Contacto.tsx'
import '../partes/base.css'
import styles from './Portada.module.css'

export const Portada = () => (
  <>
    <main className={styles.page}>
      <Banner />
      <Camino />
      <Pantallas />
      <Dia />
      <Adentro />
      <Precio />
      <Contacto />
    </main>
    <Pie />
  </>
)
