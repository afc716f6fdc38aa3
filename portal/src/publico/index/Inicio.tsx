import { inicio } from '../mensajes/es/inicio.ts'
import '../partes/base.css'
import { Brand } from '../partes/Brand.tsx'
import { ButtonLink } from '../partes/Button.tsx'
import { RoadScene } from '../partes/RoadScene.tsx'
import styles from './Inicio.module.css'
import { StatusList } from './StatusList.tsx'

const words = inicio

export const Inicio = () => (
  <>
    <header className={styles.head}>
      <Brand />
      <a href="/auth/login">{words.ingresar}</a>
    </header>
    <main>
      <div className={styles.band}>
        <div className={styles.banner}>
          <h1>{words.titulo}</h1>
          <p>{words.texto}</p>
          <div className={styles.ways}>
            <ButtonLink href="/auth/registrese">{words.registrate}</ButtonLink>
            <ButtonLink kind="onBand" href="/auth/login">
              {words.ingresar}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.road}>
          <RoadScene />
        </div>
      </div>
      <ul className={`${styles.wide} ${styles.parts}`}>
        {words.partes.map(({ titulo, texto }) => (
          <li key={titulo}>
            <h2>{titulo}</h2>
            <p>{texto}</p>
          </li>
        ))}
      </ul>
      <section className={`${styles.wide} ${styles.two}`}>
        <div>
          <h2>{words.pasosTitulo}</h2>
          <ol className={styles.steps}>
            {words.pasos.map(([name, text]) => (
              <li key={name}>
                <strong>{name}</strong>
                {text}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2>{words.estadosTitulo}</h2>
          <StatusList />
        </div>
      </section>
    </main>
    <footer className={styles.foot}>{words.pie}</footer>
  </>
)
