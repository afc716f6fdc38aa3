import type { Result } from '@portal/contract'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DeQuien } from '../piezas/DeQuien.tsx'
import { useEspera } from '../piezas/useEspera.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Mirando } from '../piezas/Mirando.tsx'
import { rutas } from '../rutas.ts'
import { Bloque } from '../piezas/Bloque.tsx'
import styles from './loQueSigue.module.css'

type Cola = Result<'Cola'>
type Item = Cola['masAntiguos'][number]
type Waiting = Item & { documento: NonNullable<Item['documento']> }

/** As many as fit beside the other blocks. */
const shown = 8

const isDocumento = (item: Item): item is Waiting => item.documento !== null

/** The first of the queue in its order, told apart by whether they are late. */
export const LoQueSigue = ({ cola }: { cola: Cola }) => {
  const t = useTexts()
  const { documentos, plazo_revision_dias: plazo } = cola
  const rows = cola.masAntiguos.filter(isDocumento).slice(0, shown)
  const late = rows.filter(({ fuera_de_plazo }) => fuera_de_plazo)
  const inTime = rows.filter(({ fuera_de_plazo }) => !fuera_de_plazo)
  const groups = plazo !== null
  const inTimeCount = documentos.cantidad - documentos.fuera_de_plazo
  const seeAll = (count: number) => t('cola.sigue.verTodos', { count, n: formatNumber(count) })

  return (
    <Bloque
      title={t('cola.sigue.titulo')}
      note={t('cola.sigue.orden')}
      more={<TextLink href={rutas.revision()}>{seeAll(documentos.cantidad)}</TextLink>}
    >
      <div className="scrolls-across">
        <table aria-label={t('cola.sigue.titulo')} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.wait}>
                {t('cola.sigue.espera')}
              </th>
              <th scope="col" className={styles.document}>
                {t('cola.sigue.documento')}
              </th>
              <th scope="col" className={`off-phones ${styles.whose}`}>
                {t('cola.sigue.de')}
              </th>
              <th scope="col" className={styles.account}>
                {t('cola.sigue.cuenta')}
              </th>
              <th scope="col" className={styles.action}>
                <Hidden>{t('cola.sigue.accion')}</Hidden>
              </th>
            </tr>
          </thead>
          {groups && late.length > 0 && (
            <Group
              title={t('cola.sigue.pasaron', { n: formatNumber(documentos.fuera_de_plazo) })}
              more={seeAll(documentos.fuera_de_plazo)}
              href={rutas.revision({ fuera_de_plazo: 'SI' })}
              rows={late}
              first={rows[0]}
            />
          )}
          {inTime.length > 0 && (
            <Group
              {...(groups && {
                title: t('cola.sigue.enPlazo', { n: formatNumber(inTimeCount) }),
                more: seeAll(inTimeCount),
                href: rutas.revision({ fuera_de_plazo: 'NO' }),
              })}
              rows={inTime}
              first={rows[0]}
            />
          )}
        </table>
      </div>
    </Bloque>
  )
}

interface GroupProps {
  title?: string
  more?: string
  href?: string
  rows: readonly Waiting[]
  /** Of all: the one that is opened first. */
  first: Waiting | undefined
}

const Group = ({ title, more, href, rows, first }: GroupProps) => {
  const t = useTexts()
  const { dias: sayDias } = useEspera()
  return (
    <tbody>
      {title && (
        <tr className={styles.group}>
          <th colSpan={2} scope="rowgroup">
            {title}
          </th>
          <td className={`off-phones ${styles.whose}`} />
          <td className={`soft ${styles.account}`} />
          <td>{href && <TextLink href={href}>{more}</TextLink>}</td>
        </tr>
      )}
      {rows.map((item) => {
        const { id, documento, dias, fuera_de_plazo } = item
        const name = documento.nombre_corto ?? documento.tipodocumento
        const whose = documento.dominio ?? documento.nombre
        return (
          <tr key={id} data-first={item === first || undefined}>
            <td data-late={fuera_de_plazo || undefined}>{sayDias(dias ?? 0)}</td>
            <th scope="row" title={documento.tipodocumento}>
              {documento.tipodocumento}
              {documento.mirando !== null && <Mirando nombre={documento.mirando} />}
              <span className={styles.below}>{whose}</span>
            </th>
            <td className={`off-phones ${styles.whose}`}>
              <DeQuien {...documento} />
            </td>
            <td className={`soft ${styles.account}`}>{documento.accountname}</td>
            <td>
              <TextLink
                href={rutas.documento(id)}
                aria-label={t('cola.sigue.revisarCual', { documento: name, nombre: whose })}
              >
                {t('cola.sigue.revisar')}
              </TextLink>
            </td>
          </tr>
        )
      })}
    </tbody>
  )
}
