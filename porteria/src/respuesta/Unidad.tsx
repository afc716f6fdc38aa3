import { Plate } from '@portal/parts/Plate.tsx'
import { coupled } from '@portal/parts/vehiculos/coupled.ts'
import { drawingHeight, margin } from '@portal/parts/vehiculos/shapes.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { ParteVista, Vista } from '../juicio/llegada.ts'
import { paisDe } from '../piezas/paisDe.ts'
import { Iniciales } from '../piezas/Iniciales.tsx'
import deRespuesta from './respuesta.module.css'
import styles from './unidad.module.css'
import { useFoto } from './useFoto.ts'

/** Who stands there: the vehicles in a row with their plates, and who drives. What keeps them out is marked. */
export const Unidad = ({ vista: { partes } }: { vista: Vista }) => {
  const vehicles = partes.filter(({ clase }) => clase === 'dominio')
  const people = partes.filter(({ clase }) => clase === 'chofer')
  const isKnown = vehicles.some(({ vehiculo }) => vehiculo !== null)
  return (
    <>
      {vehicles.length > 0 && (
        <div className={styles.unit}>
          {isKnown && <Dibujo vehicles={vehicles} />}
          <div className="cluster gap-8">
            {vehicles.map(
              ({ lugar, texto, nombre, pais, respuesta }) =>
                (texto ?? nombre) !== null && (
                  <span key={lugar} data-bad={respuesta === 'puede' ? undefined : ''}>
                    <Plate
                      dominio={(texto ?? nombre ?? '').replace(/[^A-Z\d]/gi, '')}
                      pais={paisDe((texto ?? nombre ?? '').replace(/[^A-Z\d]/gi, ''), undefined, pais)}
                      height={36}
                    />
                  </span>
                ),
            )}
          </div>
        </div>
      )}
      {people.map((parte) => (
        <Persona key={parte.lugar} parte={parte} />
      ))}
    </>
  )
}

const Dibujo = ({ vehicles }: { vehicles: readonly ParteVista[] }) => {
  const { placed, width } = coupled(
    vehicles.map(({ vehiculo, carroceria, ejes }) => ({ vehiculo, carroceria, cantidad_ejes: ejes })),
  )
  return (
    <svg className={styles.vehicles} viewBox={`${-margin} 0 ${width} ${drawingHeight}`} aria-hidden>
      {placed.map(({ drawing, x }, at) => (
        <g
          key={x}
          transform={`translate(${x})`}
          data-bad={vehicles[at]?.respuesta === 'puede' ? undefined : ''}
        >
          {drawing.shapes.map(([paint, path], index) => (
            <path key={index} data-paint={paint} d={path} />
          ))}
        </g>
      ))}
    </svg>
  )
}

const Persona = ({ parte }: { parte: ParteVista }) => {
  const t = useTexts()
  const foto = useFoto(parte)
  const { nombre, texto, transporte, hasta, respuesta } = parte
  const name = nombre ?? (texto === null ? t('otro.choferHabitual') : t('otro.dni', { dni: texto }))
  const until =
    respuesta === 'puede' && hasta !== null
      ? t('respuestaDePuerta.hasta', { dia: formatDate(hasta) })
      : undefined
  const said = [transporte, until].filter((each) => each !== null && each !== undefined).join(' · ')
  return (
    <div className={deRespuesta.who}>
      {foto === undefined ? (
        <Iniciales nombre={name} />
      ) : (
        <img className={deRespuesta.photo} src={foto} alt={t('respuestaDePuerta.foto', { nombre: name })} />
      )}
      <span>
        {name}
        {said !== '' && <small>{said}</small>}
      </span>
    </div>
  )
}
