import { maxCuitsDePlanilla } from '@portal/contract/cuentas.ts'
import { antesDe } from '@portal/parts/importar/columnas.ts'
import { ColumnasDePlanilla } from '@portal/parts/importar/ColumnasDePlanilla.tsx'
import { elegir, type Elegida } from '@portal/parts/importar/elegida.ts'
import { ElegirPlanilla } from '@portal/parts/importar/ElegirPlanilla.tsx'
import { Pasos, type Paso } from '@portal/parts/importar/Pasos.tsx'
import { Pie } from '@portal/parts/importar/Pie.tsx'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState } from 'react'
import { rutas } from '../rutas.ts'
import { useOperador } from '../session/operador.ts'
import { CuitsCargados } from './CuitsCargados.tsx'
import { EnsayoDeCuits } from './EnsayoDeCuits.tsx'
import { filasDeCuits, useRevisarCuits, type CuitRevisado } from './cuitsDePlanilla.ts'

const nada = antesDe([])

/** From a sheet of the provider's to the numbers that may register, in the steps of every import. */
export const ImportarCuits = () => {
  const t = useTexts()
  const puedeEscribir = useOperador().rol === 'administrador'
  const revisar = useRevisarCuits()
  const cargar = useWrite('CargarCuitConocidos')
  const [elegida, setElegida] = useState<Elegida>()
  const [ensayadas, setEnsayadas] = useState<readonly CuitRevisado[]>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const cargadas = cargar.data?.records
  const paso: Paso = cargadas ? 'listo' : ensayadas ? 'ensayo' : elegida ? 'columnas' : 'planilla'
  const filas = elegida ? filasDeCuits(elegida) : []
  const nuevas = ensayadas?.filter(({ resultado }) => resultado === 'cargar').length ?? 0

  const leave = () => {
    setElegida(undefined)
    setEnsayadas(undefined)
    setProblem(undefined)
    cargar.reset()
  }
  const attempt = async (deed: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await deed()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }

  return (
    <Screen
      title={t('cuitConocidos.importar.titulo')}
      subtitle={t('importar.subtitulo')}
      back={{ label: t('cuitConocidos.importar.volver'), href: rutas.cuitConocidos() }}
    >
      <Card>
        <Pasos paso={paso} terminado={paso === 'listo'} />
        {paso === 'planilla' && (
          <ElegirPlanilla
            filas={maxCuitsDePlanilla}
            onLeida={(leida) => setElegida(elegir('cuits', leida, nada))}
          />
        )}
        {paso === 'columnas' && elegida && (
          <ColumnasDePlanilla
            tipo="cuits"
            elegida={elegida}
            onHoja={(hoja) => setElegida(elegir('cuits', elegida, nada, hoja))}
            onColumnas={(columnas) => setElegida({ ...elegida, columnas })}
          />
        )}
        {paso === 'ensayo' && ensayadas && <EnsayoDeCuits filas={ensayadas} />}
        {cargadas && <CuitsCargados filas={cargadas} onOtra={leave} />}
        {problem !== undefined && <Notice severity="error">{problem}</Notice>}
        {paso === 'columnas' && (
          <Pie
            volver={t('importar.pie.otraPlanilla')}
            onVolver={leave}
            nota={
              filas.length > maxCuitsDePlanilla
                ? t('cuitConocidos.importar.tope', { n: formatNumber(maxCuitsDePlanilla) })
                : t('importar.pie.nadaCambia')
            }
            accion={t('importar.pie.ensayar', { count: filas.length, n: formatNumber(filas.length) })}
            busy={busy}
            disabled={
              filas.length === 0 ||
              filas.length > maxCuitsDePlanilla ||
              !elegida?.columnas.some(({ campo }) => campo === 'cuit')
            }
            onAccion={() => void attempt(async () => setEnsayadas(await revisar(filas)))}
          />
        )}
        {paso === 'ensayo' && (
          <Pie
            volver={t('importar.pie.volverAColumnas')}
            onVolver={() => setEnsayadas(undefined)}
            nota={puedeEscribir ? '' : t('cuitConocidos.importar.soloAdministrador')}
            accion={
              nuevas === 0
                ? t('cuitConocidos.importar.ninguno')
                : t('cuitConocidos.importar.accion', { count: nuevas, n: formatNumber(nuevas) })
            }
            busy={busy}
            disabled={nuevas === 0 || !puedeEscribir}
            onAccion={() => void attempt(() => cargar.mutateAsync({ filas }))}
          />
        )}
      </Card>
    </Screen>
  )
}
