import { Alcances } from '@portal/parts/programas/Alcances.tsx'
import { Fin } from '@portal/parts/programas/Fin.tsx'
import { redEscrita, type Programa } from '@portal/parts/programas/programa.ts'
import { useUso } from '@portal/parts/programas/useUso.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './programas.module.css'

interface ProgramaRowProps {
  programa: Programa
  /** Of one that asks. */
  onTake?: () => void
}

/** One program: what it may see and from where, when it asked, until when it may. What nobody tells is not shown. */
export const ProgramaRow = ({ programa, onTake }: ProgramaRowProps) => {
  const t = useTexts()
  const uso = useUso()
  const { nombre, prefijo, alcances, redes, creado, creado_por, ultimo_uso } = programa
  const ultimo = uso.ultimo(programa)
  return (
    <tr>
      <th scope="row">
        <b className="block semibold breaks">{nombre}</b>
        <span className="block tiny soft regular">
          {prefijo !== undefined && (
            <code dir="ltr" className={styles.prefijo}>
              {prefijo}…
            </code>
          )}
          {creado_por && (
            <span className="breaks">{t('programa.llave.hechaPor', { quien: creado_por })}</span>
          )}
        </span>
      </th>
      <td>
        {alcances && <Alcances alcances={alcances} />}
        {redes && (
          <span className="block tiny soft breaks above-4">
            {redes.length === 0
              ? t('programa.sinRedes')
              : t('programa.redes', { redes: listed(redes.map(redEscrita)) })}
          </span>
        )}
      </td>
      <td data-label={t('programas.columnas.uso')}>
        {ultimo !== undefined && <b className="block semibold">{ultimo}</b>}
        <span className="block tiny soft">
          {ultimo_uso
            ? uso.veces(programa)
            : creado !== undefined && t('programa.llave.hecha', { cuando: uso.momentoDentro(creado) })}
        </span>
      </td>
      <td data-label={t('programas.columnas.vence')}>
        <Fin programa={programa} />
      </td>
      <td className="at-end">
        {onTake && (
          <Button
            kind="quiet"
            size="small"
            aria-label={`${t('programa.quitar.accion')}: ${nombre}`}
            onClick={onTake}
          >
            {t('programa.quitar.accion')}
          </Button>
        )}
      </td>
    </tr>
  )
}
