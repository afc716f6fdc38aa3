import { miniaturaUrl } from '@portal/contract/door.ts'
import { CasillaTable, type CasillaRow } from '@portal/parts/CasillaTable.tsx'
import { documentoName } from '@portal/parts/documentoName.ts'
import { Plate } from '@portal/parts/Plate.tsx'
import { RecursoScreen } from '@portal/parts/RecursoScreen.tsx'
import { Veredicto } from '@portal/parts/Veredicto.tsx'
import { enLaUnica } from '@portal/parts/operaciones/enOperaciones.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import type { ReactNode } from 'react'
import { PedirLegajo } from '../legajo/Legajo.tsx'
import { rutas } from '../rutas.ts'
import { useOperador } from '../session/operador.ts'
import { Informe } from '../conservacion/Informe.tsx'
import { Bloquear } from './recursos/Bloquear.tsx'
import type { RecursoEntero } from './cuenta.ts'
import deeds from '../piezas/deed.module.css'
import { EnSuNombre } from './enSuNombre/EnSuNombre.tsx'
import { Exceptuar } from '../excepciones/Exceptuar.tsx'
import { Retencion } from '../conservacion/Retencion.tsx'
import { DondeTrabaja } from '../operaciones/DondeTrabaja.tsx'
import { Solicitar } from '../solicitudes/Solicitar.tsx'
import { HistorialDeRecurso } from './historial/HistorialDeRecurso.tsx'
import styles from './recursoDetail.module.css'
import { solapasDeRecurso, type SolapaDeRecurso } from './solapaOf.ts'

interface RecursoDetailProps {
  cuentaid: string
  recurso: RecursoEntero
  solapa: SolapaDeRecurso
}

const habilidades = {
  transporte: 'trabajar',
  chofer: 'conducir',
  'chofer dado de baja': 'conducir',
  dominio: 'salir',
} as const

/** The review of what was presented last; of what never was there is none. */
const VerDocumento = ({ casilla }: { casilla: CasillaRow }) => {
  const t = useTexts()
  if (!casilla.documentoid) return null
  const deed = t(casilla.estado === 'en revision' ? 'recursoDeCuenta.revisar' : 'recursoDeCuenta.ver')
  return (
    <TextLink
      href={rutas.documento(casilla.documentoid)}
      aria-label={t('recursoDeCuenta.verDocumento', { accion: deed, documento: documentoName(casilla) })}
    >
      {deed}
    </TextLink>
  )
}

/** What a carrier sees of its company, a chofer or a dominio, to look at. */
export const RecursoDetail = ({ cuentaid, recurso, solapa }: RecursoDetailProps) => {
  const t = useTexts()
  const { rol } = useOperador()
  const { recursoid, tiporecurso, nombre, dominio, accountname, casillas, unidades } = recurso
  const counts: Partial<Record<SolapaDeRecurso, number>> = {
    documentos: casillas.length,
    unidades: unidades.length,
  }
  const panels: Record<SolapaDeRecurso, ReactNode> = {
    documentos: (
      <div className={styles.documents}>
        <CasillaTable
          casillas={casillas}
          documentoHref={(id) => rutas.documento(id)}
          action={(casilla) => (
            <>
              <VerDocumento casilla={casilla} />
              <span className={deeds.deeds}>
                <EnSuNombre cuentaid={cuentaid} recurso={recurso} casilla={casilla} />
                <Exceptuar recurso={recurso} casilla={casilla} />
              </span>
            </>
          )}
        />
      </div>
    ),
    datos: (
      <div className="pad-16">
        <DataList data={recurso.datos.map(({ nombre: label, valor: value }) => ({ label, value }))} />
      </div>
    ),
    unidades:
      unidades.length === 0 ? (
        <EmptyState title={t('recursoDeCuenta.enNinguna')} />
      ) : (
        <ul className="stack gap-12 pad-16">
          {unidades.map(({ unidadid, nombre: unidad }) => (
            <li key={unidadid}>
              <TextLink
                href={rutas.cuenta(cuentaid, { solapa: 'unidades', search: unidad, estado: 'TODOS' })}
              >
                {unidad}
              </TextLink>
            </li>
          ))}
        </ul>
      ),
    historial: <HistorialDeRecurso cuentaid={cuentaid} recursoid={recursoid} />,
  }
  return (
    <RecursoScreen
      name={nombre}
      kind={t(`recursoDeCuenta.tipo.${tiporecurso}`, { cuenta: accountname })}
      face={
        dominio === null ? (
          <PersonAvatar name={nombre} photo={recurso.foto && miniaturaUrl(recurso.foto)} size={32} />
        ) : (
          <Plate dominio={dominio} pais={recurso.pais_patente} height={28} />
        )
      }
      actions={<Bloquear cuentaid={cuentaid} recurso={recurso} />}
      back={{ label: t('recursoDeCuenta.volver', { cuenta: accountname }), href: rutas.cuenta(cuentaid) }}
      verdict={
        <div className={styles.verdict}>
          <Veredicto
            recurso={enLaUnica(recurso) ?? recurso}
            habilidad={habilidades[tiporecurso]}
            actionOf={({ documentoid }) =>
              documentoid === null
                ? undefined
                : { label: t('recursoDeCuenta.ver'), href: rutas.documento(documentoid) }
            }
            restHref={
              solapa === 'documentos'
                ? undefined
                : rutas.recursoDeCuenta(cuentaid, recursoid, { solapa: 'documentos' })
            }
          >
            <DondeTrabaja cuentaid={cuentaid} recurso={recurso} />
          </Veredicto>
          <div className="cluster gap-8 if-any room-above">
            {rol === 'administrador' && (
              <PedirLegajo cuentaid={cuentaid} recursoid={recursoid} nombre={dominio ?? nombre} />
            )}
            <Informe cuentaid={cuentaid} recurso={recurso} />
            <Solicitar cuentaid={cuentaid} recurso={recurso} />
            <Retencion cuentaid={cuentaid} recursoid={recursoid} nombre={nombre} />
          </div>
        </div>
      }
      tabs={{
        label: nombre,
        current: solapa,
        each: solapasDeRecurso.map((key) => ({
          key,
          label: t(`recursoDeCuenta.solapas.${key}`),
          href: rutas.recursoDeCuenta(cuentaid, recursoid, { solapa: key }),
          count: counts[key],
        })),
      }}
    >
      {panels[solapa]}
    </RecursoScreen>
  )
}
