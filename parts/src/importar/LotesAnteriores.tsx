import { Card } from '@portal/ui/show/Card.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useId } from 'react'
import type { Lote } from './api.ts'
import { queCambio } from './Hecho.tsx'
import styles from './importar.module.css'

/** What was imported, the newest first; a rehearsal that was left waits there too. */
export const LotesAnteriores = ({
  lotes,
  onOpen,
}: {
  lotes: readonly Lote[]
  onOpen: (lote: Lote) => void
}) => {
  const t = useTexts()
  const id = useId()
  if (lotes.length === 0) return null
  const ver = ({ estado }: Lote) =>
    t(estado === 'ensayo' ? 'importar.anteriores.seguir' : 'importar.anteriores.verLasFilas')
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={`heading ${styles.cabeza}`}>
        {t('importar.anteriores.titulo')}
      </h2>
      <table className={styles.tabla} data-lotes>
        <thead>
          <tr>
            {(['cuando', 'planilla', 'que', 'quien', 'ver'] as const).map((each) => (
              <th key={each} scope="col">
                {t(`importar.anteriores.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lotes.map((lote) => (
            <tr key={lote.loteid}>
              <td className="digits">{formatDateTime(lote.creado)}</td>
              <th scope="row" className="breaks">
                {lote.archivo}
              </th>
              <td>{lote.estado === 'hecho' ? queCambio(t, lote) : t(`importar.estado.${lote.estado}`)}</td>
              <td className="soft">
                {lote.del_proveedor
                  ? t('importar.anteriores.proveedor', { nombre: lote.creado_por ?? '' })
                  : lote.creado_por}
              </td>
              <td>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`${ver(lote)}: ${lote.archivo}`}
                  onClick={() => onOpen(lote)}
                >
                  {ver(lote)}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
