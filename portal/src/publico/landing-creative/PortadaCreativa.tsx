import { Plate } from '@portal/parts/Plate.tsx'
import { CircleCheck as FitIcon, Clock as SoonIcon, Check as TickIcon } from 'lucide-react'
import { contacto } from '../mensajes/es/contacto.ts'
import { creativa } from '../mensajes/es/creativa.ts'
import { portada as words } from '../mensajes/es/portada.ts'
import '../partes/base.css'
import { ButtonLink } from '../partes/Button.tsx'
import { Chip } from '../partes/Chip.tsx'
import { StatusList } from '../partes/StatusList.tsx'
import { Unidad } from '../partes/Unidad.tsx'
import { Cabecera } from '../portada/Cabecera.tsx'
import { Caso } from '../portada/Caso.tsx'
import { FinDeLoPrimero } from '../portada/FinDeLoPrimero.tsx'
import { Formulario } from '../portada/Formulario.tsx'
import { Pantalla } from '../portada/Pantalla.tsx'
import { Pie } from '../portada/Pie.tsx'
import { Salida } from '../portada/Salida.tsx'
import styles from './PortadaCreativa.module.css'

const { camino, pantallas, dia, adentro, precio, cerrado } = words

const bitren = [
  { vehiculo: 'Tractor', cantidad_ejes: 3 },
  { vehiculo: 'Bitrén', carroceria: 'Tolva', cantidad_ejes: 3, culprit: true },
  { vehiculo: 'Semirremolque', carroceria: 'Tolva', cantidad_ejes: 3 },
]

const Pregunta = () => (
  <section id="banner" className={styles.banner}>
    <Cabecera />
    <div className={styles.ask}>
      <h1>
        {creativa.pregunta[0]} <br />
        {creativa.pregunta[1]}
      </h1>
      <div className={styles.answer}>
        <p>{words.texto}</p>
        <ButtonLink href="/auth/registrese">{words.registraTuTransporte}</ButtonLink>
      </div>
    </div>
    <div className={styles.scene} role="img" aria-label={creativa.dibujo}>
      <div className={styles.rig}>
        <Unidad parts={bitren} look="road" className={styles.drawing} />
        <div className={`${styles.tag} ${styles.fit}`} aria-hidden>
          <Plate dominio="ZX208NP" pais="Argentina" />
          <Chip tone="green" icon={FitIcon}>
            {creativa.si}
          </Chip>
        </div>
        <div className={`${styles.tag} ${styles.unfit}`} aria-hidden>
          <Plate dominio="ZX777CC" pais="Argentina" />
          <Chip tone="red" icon={SoonIcon}>
            {creativa.no}
          </Chip>
        </div>
      </div>
    </div>
  </section>
)

/** The stops of a paper go down like a stair, each as large as its number. */
const Escalera = () => (
  <section id="feature" className={styles.wide}>
    <h2 className={styles.large}>{camino.titulo}</h2>
    <ol className={styles.stairs}>
      {camino.paradas.map(([cuando, , titulo, texto], index) => (
        <li key={cuando}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <span className={styles.when}>{cuando}</span>
          <h3>{titulo}</h3>
          <p>{texto}</p>
        </li>
      ))}
    </ol>
    <ul className={styles.gains}>
      {words.ventajas.map(([titulo, texto]) => (
        <li key={titulo}>
          <h3>{titulo}</h3>
          <p>{texto}</p>
        </li>
      ))}
    </ul>
    <h2 className={styles.six}>{creativa.palabras}</h2>
    <StatusList />
  </section>
)

const Vidriera = () => (
  <section id="showcase" className={styles.dark}>
    <div className={styles.wide}>
      <h2 className={styles.large}>{pantallas.titulo}</h2>
      <p className={styles.lead}>{pantallas.texto}</p>
      <div className={styles.photos}>
        <Pantalla foto="inicio" className={styles.back} />
        <Pantalla foto="veredicto" className={styles.front} />
        <Pantalla foto="revision" className={styles.wider} />
        <Pantalla foto="dominios" className={styles.narrower} />
      </div>
    </div>
  </section>
)

const Horario = () => (
  <section id="testimonials" className={styles.wide}>
    <h2 className={styles.large}>{dia.titulo}</h2>
    <p className={styles.lead}>{dia.texto}</p>
    <ol className={styles.timetable}>
      {dia.horas.map((hora) => {
        const [cuando, donde, titulo, texto] = hora
        return (
          <li key={cuando}>
            <span className={styles.hour}>{cuando}</span>
            <div>
              <h3>{titulo}</h3>
              <p className={styles.when}>{donde}</p>
            </div>
            <p>{texto}</p>
            <Salida de={hora} />
          </li>
        )
      })}
    </ol>
  </section>
)

const Comando = () => (
  <section id="tech" className={styles.raised}>
    <div className={styles.wide}>
      <code className={styles.command}>
        <span aria-hidden>$ </span>
        {adentro.comando}
      </code>
      <h2 className={styles.six}>{adentro.titulo}</h2>
      <p className={styles.lead}>{adentro.texto}</p>
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

const Cifra = () => (
  <section id="pricing" className={styles.dark}>
    <div className={`${styles.wide} ${styles.price}`}>
      <div>
        <p className={styles.amount}>{precio.cifra}</p>
        <p>{precio.por}</p>
      </div>
      <div>
        <h2 className={styles.large}>{precio.titulo}</h2>
        <p className={styles.lead}>{precio.texto}</p>
        <ul>
          {precio.incluye.map((each) => (
            <li key={each}>
              <TickIcon size={20} strokeWidth={2} aria-hidden />
              {each}
            </li>
          ))}
        </ul>
        <h3>{precio.ponesTitulo}</h3>
        <p>{precio.pones}</p>
      </div>
    </div>
  </section>
)

const Carta = () => (
  <section id="contact" className={styles.wide}>
    <Caso nombre="con-contacto">
      <div className={styles.letter}>
        <div>
          <h2 className={styles.large}>{contacto.titulo}</h2>
          <p className={styles.lead}>{contacto.texto}</p>
          <p className={styles.lead}>{contacto.aQuien}</p>
        </div>
        <Formulario className={styles.sheet} />
      </div>
    </Caso>
    <Caso nombre="sin-contacto">
      <h2 className={styles.large}>{cerrado.titulo}</h2>
      <p className={styles.lead}>{cerrado.texto}</p>
      <p className={styles.way}>
        <ButtonLink kind="quiet" href="/auth/registrese">
          {words.registraTuTransporte}
        </ButtonLink>
      </p>
    </Caso>
  </section>
)

/** The landing page once more, with the question that it all answers as large as it is asked. */
export const PortadaCreativa = () => (
  <>
    <main className={styles.page}>
      <Pregunta />
      <FinDeLoPrimero />
      <Escalera />
      <Vidriera />
      <Horario />
      <Comando />
      <Cifra />
      <Carta />
    </main>
    <Pie />
  </>
)
