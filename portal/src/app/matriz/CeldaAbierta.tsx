import { CasillaChip } from '@portal/parts/chips.tsx'
import { quienLoPide } from '@portal/parts/detalleDe.ts'
import { documentoName } from '@portal/parts/documentoName.ts'
import { PlazoBreve } from '@portal/parts/PlazoCell.tsx'
import { RecursoCell } from '@portal/parts/RecursoCell.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Balloon } from '@portal/ui/grid/Balloon.tsx'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { tareaDe } from '../documentos/tarea.ts'
import { presentableOf, type Presentable } from '../documentos/presentable.ts'
import { rutas } from '../rutas.ts'
import { rigorDe, type Celda, type Fila, type Tipo } from './celda.ts'
import styles from './matriz.module.css'

interface CeldaAbiertaProps {
  cell: HTMLElement
  fila: Fila
  tipo: Tipo
  celda: Celda
  /** The resource itself. */
  href: string
  onPresent: (item: Presentable) => void
  onClose: () => void
}

/** What a cell has no room for: whose it is and what, since when, why, and what can be done about it. */
export const CeldaAbierta = ({ cell, fila, tipo, celda, href, onPresent, onClose }: CeldaAbiertaProps) => {
  const t = useTexts()
  const casilla = { ...tipo, ...celda, ...rigorDe(tipo, celda) }
  const name = documentoName(casilla)
  const of = `${name}, ${recursoName(fila)}`
  const tarea = tareaDe(casilla)
  const loPide = quienLoPide(t, celda)
  return (
    <Balloon
      anchor={cell}
      onClose={onClose}
      title={
        <>
          <Link href={href} className="block unlined underlines-name uncoloured">
            <RecursoCell recurso={fila} plate={28} />
          </Link>
          <span className="block soft above-4">{name}</span>
        </>
      }
    >
      <p className="row wraps soft gap-10">
        {casilla.estado && <CasillaChip {...casilla} estado={casilla.estado} />}
        <span>
          <PlazoBreve casilla={casilla} />
        </span>
      </p>
      {loPide && <p className={styles.why}>{loPide}</p>}
      {celda.renovacion === true && <p className={styles.why}>{t('casilla.renovacion')}</p>}
      {celda.motivo && <p className={styles.why}>«{celda.motivo}»</p>}
      <p className={styles.deeds}>
        {tarea && (
          <ActionButton
            label={t(`presentar.enFila.${tarea.duty}`)}
            of={of}
            kind={tarea.now ? 'now' : 'quiet'}
            onClick={() => {
              // What opens next gives the focus back to the cell: this button is gone by then.
              cell.focus({ preventScroll: true })
              onClose()
              onPresent(
                presentableOf({
                  ...casilla,
                  recursoid: fila.recursoid,
                  recurso: recursoName(fila),
                  dominio: fila.dominio,
                  pais_patente: fila.pais_patente,
                  tipodocumento: tipo.nombre,
                }),
              )
            }}
          />
        )}
        {celda.documentoid && (
          <ActionButton
            label={t('matriz.verDocumento')}
            of={of}
            kind="quiet"
            href={rutas.documento(celda.documentoid)}
          />
        )}
      </p>
    </Balloon>
  )
}
