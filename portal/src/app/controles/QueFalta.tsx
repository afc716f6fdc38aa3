import type { Answer } from '@portal/contract'
import { faltaPapel } from '@portal/contract/reglaDeControl.ts'
import { controlLook } from '@portal/parts/control/controlLook.ts'
import type { FilaDeControl } from '@portal/parts/control/GrillaDeControl.tsx'
import { PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { capitalized } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { Upload as PresentIcon } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { Presentable } from '../documentos/presentable.ts'
import styles from './controles.module.css'
import { presentableDe } from './presentableDe.ts'

type Mes = Answer<'ControlesDelMes'>

interface QueFaltaProps {
  mes: string
  controles: NonNullable<Mes['controles']>
  catalogo: Answer<'TiposDocumentos'>['records']
  /** Those who lack most first. */
  filas: readonly FilaDeControl[]
  total: number | undefined
  onPresent: (item: Presentable, among: readonly Presentable[]) => void
}

/** So many are told by name; the rest is in the grid. */
const most = 8

/** What is missing to be complete, each with what can be done about it. */
export const QueFalta = ({ mes, controles, catalogo, filas, total = 0, onPresent }: QueFaltaProps) => {
  const t = useTexts()
  const missing = filas.flatMap((fila) =>
    (fila.celdas ?? []).flatMap((celda) => {
      const control = controles.find((each) => each.control === celda.control)
      if (!control || !faltaPapel(celda.estado)) return []
      return { fila, celda, control, items: presentableDe(fila, celda, control.tipos, mes, catalogo) }
    }),
  )
  const all = missing.flatMap(({ items }) => items)
  const [start] = all
  if (total === 0) return null
  return (
    <section aria-label={t('misControles.queFalta')} className="carded">
      <h2 className="heading-16 row spread gap-12 line-below pad-12-16">
        {t('misControles.queFalta')}
        <span className="small soft regular">
          {t('misControles.papeles', { count: total, n: formatNumber(total) })}
        </span>
      </h2>
      <ul className="lined">
        {missing.slice(0, most).map(({ fila, celda, control, items }, index) => {
          const { tone, icon: Icon } = controlLook[celda.estado]
          const [first] = items
          const rejected = celda.papeles?.find(({ motivo }) => motivo)
          return (
            <li key={`${fila.recursoid} ${celda.control}`} className={`row gap-10 ${styles.missing}`}>
              <Icon size={16} aria-hidden style={{ color: toneToken(tone, 'text') }} />
              <span className="grow slim">
                <b className="block cut">{fila.nombre}</b>
                <span className="block tiny soft breaks">
                  {rejected?.motivo
                    ? `${control.nombre}: «${rejected.motivo}»`
                    : dicho(control.nombre, first?.corto ?? t('misControles.noEsta'))}
                </span>
              </span>
              {first && (
                <ActionButton
                  label={t('misControles.presentar')}
                  of={`${first.tipodocumento}, ${fila.nombre}`}
                  kind={index === 0 ? 'now' : 'quiet'}
                  onClick={() => onPresent(first, all)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {total > Math.min(missing.length, most) && (
        <p className={`small soft line-above ${styles.missing}`}>{t('misControles.elResto')}</p>
      )}
      {start &&
        createPortal(
          <PrimaryAction
            phoneOnly
            label={t('misControles.presentarTodo')}
            icon={<PresentIcon />}
            onClick={() => onPresent(start, all)}
          />,
          document.body, // what is laid out by its own width would keep it from the foot of the window
        )}
    </section>
  )
}

/** What is missing of a control, which may be called as its paper is: then once is enough. */
const dicho = (control: string, papel: string): string =>
  papel.toLocaleLowerCase().startsWith(control.toLocaleLowerCase())
    ? capitalized(papel)
    : `${control}: ${papel}`
