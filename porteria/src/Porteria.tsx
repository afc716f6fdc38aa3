import { useCallback, useState } from 'react'
import { Adentro } from './adentro/Adentro.tsx'
import { Evacuar } from './adentro/Evacuar.tsx'
import { Comparar } from './comparar/Comparar.tsx'
import { NoCoincide } from './comparar/NoCoincide.tsx'
import { Enrolar } from './enrolar/Enrolar.tsx'
import { Elegir } from './escanear/Elegir.tsx'
import { Escanear } from './escanear/Escanear.tsx'
import { Menu } from './menu/Menu.tsx'
import { Pasos } from './menu/Pasos.tsx'
import type { Motor } from './motor.ts'
import { atras, primera, type Pantalla } from './pantalla.ts'
import styles from './porteria.module.css'
import { Igual } from './respuesta/Igual.tsx'
import { Otro } from './respuesta/Otro.tsx'
import { Respuesta } from './respuesta/Respuesta.tsx'
import { Turno } from './turno/Turno.tsx'
import { useAtras } from './useAtras.ts'
import { PuestoProvider, useEstado } from './usePuesto.ts'
import { usePantallaPrendida } from './usePantallaPrendida.ts'
import { Visita } from './visita/Visita.tsx'

/** The guard's app: who the device is, who has the shift, and then one screen after the other. */
export const Porteria = ({ motor }: { motor: Motor }) => {
  const estado = useEstado(motor)
  const isEnrolled = estado.dispositivo !== undefined
  usePantallaPrendida(estado.turno !== undefined)
  const [pantalla, ir] = usePantalla(estado.turno?.turno.turnoid)
  const volver = () => ir(atras(pantalla) ?? pantalla)
  useAtras(pantalla.que === primera.que, volver)
  return (
    <PuestoProvider value={{ motor, estado, ir, volver }}>
      <main className={styles.app}>
        {!isEnrolled ? (
          <Enrolar />
        ) : estado.turno === undefined ? (
          <Turno />
        ) : (
          <UnaPantalla pantalla={pantalla} />
        )}
      </main>
    </PuestoProvider>
  )
}

/** Of this shift: whoever comes next begins at the beginning. */
function usePantalla(turnoid: string | undefined): [Pantalla, (pantalla: Pantalla) => void] {
  const [{ of, pantalla }, set] = useState<{ of: string | undefined; pantalla: Pantalla }>({
    of: turnoid,
    pantalla: primera,
  })
  const ir = useCallback((next: Pantalla) => set({ of: turnoid, pantalla: next }), [turnoid])
  return [of === turnoid ? pantalla : primera, ir]
}

const UnaPantalla = ({ pantalla }: { pantalla: Pantalla }) => {
  switch (pantalla.que) {
    case 'escanear':
      return <Escanear dice={pantalla.dice} />
    case 'comparar':
      return <Comparar llegada={pantalla.llegada} />
    case 'no coincide':
      return <NoCoincide llegada={pantalla.llegada} tecleado={pantalla.tecleado} />
    case 'elegir':
      return <Elegir texto={pantalla.texto} llegadas={pantalla.llegadas} />
    case 'respuesta':
      return <Respuesta llegada={pantalla.llegada} />
    case 'otro':
      return <Otro llegada={pantalla.llegada} vista={pantalla.vista} />
    case 'igual':
      return <Igual llegada={pantalla.llegada} vista={pantalla.vista} motivos={pantalla.motivos} />
    case 'visita':
      return <Visita escanea={pantalla.escanea === true} />
    case 'adentro':
      return <Adentro />
    case 'evacuar':
      return <Evacuar />
    case 'pasos':
      return <Pasos />
    case 'menu':
      return <Menu />
  }
}
