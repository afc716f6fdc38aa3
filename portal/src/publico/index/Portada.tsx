import {
  CircleCheck as ActiveIcon,
  Clock as SoonIcon,
  Eye as ReviewIcon,
  Hourglass as PendingIcon,
  ArrowLeftRight as SwapIcon,
  Check as TickIcon,
  Mail as MailIcon,
  Truck as TruckIcon,
  Users as UsersIcon,
} from 'lucide-react'
import { contacto } from '../mensajes/es/contacto.ts'
import { portada as words } from '../mensajes/es/portada.ts'
import '../partes/base.css'
import { ButtonLink } from '../partes/Button.tsx'
import { Chip } from '../partes/Chip.tsx'
import { Unidad } from '../partes/Unidad.tsx'
import { Cabecera } from '../portada/Cabecera.tsx'
import { Caso } from '../portada/Caso.tsx'
import { Escena } from '../portada/Escena.tsx'
import { FinDeLoPrimero } from '../portada/FinDeLoPrimero.tsx'
import { Formulario } from '../portada/Formulario.tsx'
import { Pantalla } from '../portada/Pantalla.tsx'
import { Pie } from '../portada/Pie.tsx'
import { Salida } from '../portada/Salida.tsx'
import styles from './Portada.module.css'

const { camino, pantallas, dia, adentro, precio, cerrado } = words

const paradas = [
  ['slate', PendingIcon],
  ['blue', ReviewIcon],
  ['green', ActiveIcon],
  ['ochre', SoonIcon],
  ['green', ActiveIcon],
] as const
const ventajas = [TruckIcon, UsersIcon, SwapIcon]
const recorre = [
  { vehiculo: 'Tractor', cantidad_ejes: 2 },
  { vehiculo: 'Semirremolque', carroceria: 'Sider', cantidad_ejes: 3 },
]

const Titulo = ({ titulo, texto }: { titulo: string; texto: string }) => (
  <div className={styles.title}>
    <h2>{titulo}</h2>
    <p>{texto}</p>
  </div>
)

const Banner = () => (
  <section id="banner" className={styles.banner}>
    <Cabecera />
    <div className={`${styles.wide} ${styles.say}`}>
      <h1>
        {words.titulo[0]} <br />
        {words.titulo[1]}
      </h1>
      <p>{words.texto}</p>
      <div className={styles.ways}>
        <ButtonLink href="/auth/registrese">{words.registraTuTransporte}</ButtonLink>
        <ButtonLink kind="onBand" href="#showcase">
          {words.verPantallas}
        </ButtonLink>
      </div>
    </div>
    <Escena />
  </section>
)

const Camino = () => (
  <section id="feature" className={styles.feature}>
    <div className={styles.wide}>
      <Titulo {...camino} />
      <div className={styles.route}>
        <span className={styles.traveller}>
          <Unidad parts={recorre} look="small" height={40} />
        </span>
        <ol className={styles.road}>
          {camino.paradas.map(([cuando, estado = '', titulo, texto], index) => {
            const [tone, icon] = paradas[index] ?? paradas[0]
            return (
              <li key={cuando}>
                <span className={styles.when}>{cuando}</span>
                <Chip tone={tone} icon={icon}>
                  {estado}
                </Chip>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </li>
            )
          })}
        </ol>
      </div>
      <ul className={styles.gains}>
        {words.ventajas.map(([titulo, texto], index) => {
          const Icon = ventajas[index] ?? TruckIcon
          return (
            <li key={titulo}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <div>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  </section>
)

const Pantallas = () => (
  <section id="showcase" className={styles.raised}>
    <div className={styles.wide}>
      <Titulo {...pantallas} />
      <div className={styles.photos}>
        <Pantalla foto="inicio" className={styles.of8} />
        <Pantalla foto="veredicto" className={styles.of4} />
        <Pantalla foto="dominios" className={styles.of5} />
        <Pantalla foto="revision" className={styles.of7} />
      </div>
    </div>
  </section>
)

const Dia = () => (
  <section id="testimonials">
    <div className={styles.wide}>
      <Titulo {...dia} />
      <ol className={styles.hours}>
        {dia.horas.map((hora) => {
          const [cuando, donde, titulo, texto] = hora
          return (
            <li key={cuando}>
              <span className={styles.hour}>{cuando}</span>
              <span className={styles.place}>{donde}</span>
              <h3>{titulo}</h3>
              <p>{texto}</p>
              <div className={styles.outcome}>
                <Salida de={hora} />
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  </section>
)

const Adentro = () => (
  <section id="tech" className={styles.raised}>
    <div className={`${styles.wide} ${styles.two}`}>
      <div>
        <Titulo {...adentro} />
        <code className={styles.command}>
          <span aria-hidden>$ </span>
          {adentro.comando}
        </code>
      </div>
      <dl className={styles.facts}>
        {adentro.datos.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)

const Precio = () => (
  <section id="pricing" className={styles.pricing}>
    <div className={styles.wide}>
      <div className={styles.price}>
        <div className={styles.figure}>
          <p>{precio.precio}</p>
          <p className={styles.amount}>{precio.cifra}</p>
          <p>{precio.por}</p>
        </div>
        <div>
          <h2>{precio.titulo}</h2>
          <p>{precio.texto}</p>
          <ul>
            {precio.incluye.map((each) => (
              <li key={each}>
                <TickIcon size={16} strokeWidth={2} aria-hidden />
                {each}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.yours}>
          <h3>{precio.ponesTitulo}</h3>
          <p>{precio.pones}</p>
          <Caso nombre="con-contacto">
            <ButtonLink kind="quiet" href="#contact">
              {precio.preguntanos}
            </ButtonLink>
          </Caso>
        </div>
      </div>
    </div>
  </section>
)

const Contacto = () => (
  <section id="contact">
    <Caso nombre="con-contacto">
      <div className={`${styles.wide} ${styles.two}`}>
        <div>
          <Titulo titulo={contacto.titulo} texto={contacto.texto} />
          <p className={styles.mail}>
            <MailIcon size={20} strokeWidth={1.75} aria-hidden />
            {contacto.aQuien}
          </p>
        </div>
        <Formulario />
      </div>
    </Caso>
    <Caso nombre="sin-contacto">
      <div className={`${styles.wide} ${styles.closed}`}>
        <Titulo {...cerrado} />
        <ButtonLink kind="quiet" href="/auth/registrese">
          {words.registraTuTransporte}
        </ButtonLink>
      </div>
    </Caso>
  </section>
)

export const Portada = () => (
  <>
    <main className={styles.page}>
      <Banner />
      <FinDeLoPrimero />
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
