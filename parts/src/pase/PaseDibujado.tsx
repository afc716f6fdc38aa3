import type { VehiculoDibujable } from '../vehiculos/drawingOf.ts'
import type { ReactNode } from 'react'
import { Plate } from '../Plate.tsx'
import { QrCode } from '../QrCode.tsx'
import styles from './pase.module.css'

interface ParteDePase {
  lugar?: string | undefined
  /** A plate, or a full name. */
  nombre?: string | undefined
  pais_patente?: string | null | undefined
  vehiculo?: string | null | undefined
  carroceria?: string | null | undefined
  cantidad_ejes?: number | null | undefined
}

export const esChofer = ({ lugar = '' }: ParteDePase): boolean => lugar.startsWith('chofer')

/** What of the vehicles is drawn. */
export const vehiculosDe = (partes: readonly ParteDePase[]): VehiculoDibujable[] =>
  partes
    .filter((parte) => !esChofer(parte))
    .map(({ vehiculo = null, carroceria = null, cantidad_ejes = null }) => ({
      vehiculo,
      carroceria,
      cantidad_ejes,
    }))

interface PaseDibujadoProps {
  codigo: string
  /** Of the code, for who can't see it. */
  label: string
  partes: readonly ParteDePase[]
  /** The vehicles, as its page draws them; none of a chofer alone. */
  drawing: ReactNode
}

/** A pass as a gate reads it, and who it says they are: the code black on white in both modes. Plain, for pages before sign-in too. */
export const PaseDibujado = ({ codigo, label, partes, drawing }: PaseDibujadoProps) => (
  <>
    <div className={styles.codigo}>
      <QrCode text={codigo} label={label} ecc="M" />
    </div>
    <QuienesSon partes={partes} drawing={drawing} />
  </>
)

const QuienesSon = ({ partes, drawing }: Pick<PaseDibujadoProps, 'partes' | 'drawing'>) => {
  const choferes = partes.filter(esChofer)
  const dominios = partes.filter((parte) => !esChofer(parte))
  return (
    <>
      {dominios.length > 0 && (
        <>
          <div className={styles.dibujo}>{drawing}</div>
          <div className={styles.patentes}>
            {dominios.map(({ lugar, nombre = '', pais_patente }) => (
              <Plate key={lugar ?? nombre} dominio={nombre} pais={pais_patente} height={36} />
            ))}
          </div>
        </>
      )}
      {choferes.length > 0 && (
        <p className={styles.choferes}>
          {choferes.map(({ lugar, nombre }) => (
            <span key={lugar ?? nombre}>{nombre}</span>
          ))}
        </p>
      )}
    </>
  )
}

interface HojaDePaseProps extends Omit<PaseDibujadoProps, 'label'> {
  tamano: 'a6' | 'a4'
  nombre: string
  transporte: string
  words: {
    pase: string
    portal: string
    choferes: string
    vale: string
    hasta: string
    numero: string
    leyenda: string
    codigo: string
  }
}

/** The same on paper, alone on its sheet: seen only where it is printed. */
export const HojaDePase = ({
  tamano,
  nombre,
  transporte,
  codigo,
  partes,
  drawing,
  words,
}: HojaDePaseProps) => (
  <div className={styles.hoja} data-tamano={tamano}>
    <div className={styles.papel}>
      <header>
        <div>
          <h1>{nombre}</h1>
          <p>{transporte}</p>
        </div>
        <p>
          {words.pase}
          <br />
          {words.portal}
        </p>
      </header>
      <div className={styles.codigo}>
        <QrCode text={codigo} label={words.codigo} ecc="M" />
      </div>
      <QuienesSon partes={partes.filter((parte) => !esChofer(parte))} drawing={drawing} />
      <dl>
        <div>
          <dt>{words.choferes}</dt>
          {partes.filter(esChofer).map(({ lugar, nombre: quien }) => (
            <dd key={lugar ?? quien}>
              <b>{quien}</b>
            </dd>
          ))}
        </div>
        <div>
          <dt>{words.vale}</dt>
          <dd>
            <b>{words.hasta}</b>
          </dd>
          <dd>{words.numero}</dd>
        </div>
      </dl>
      <p className={styles.leyenda}>{words.leyenda}</p>
    </div>
  </div>
)
