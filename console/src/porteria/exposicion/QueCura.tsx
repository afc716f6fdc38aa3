import type { Result } from '@portal/contract'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { Bloque } from '../../piezas/Bloque.tsx'

interface QueCuraProps {
  data: Result<'Exposicion'>
  /** Absent for who may not ask. */
  onAsk: ((cuentas: readonly string[]) => void) | undefined
}

/** The controls of which most entries were without, and whether they were asked for. */
export const QueCura = ({ data: { curas, controles }, onAsk }: QueCuraProps) => {
  const t = useTexts()
  if (curas.length === 0) return null
  return (
    <Bloque title={t('porteria.exposicion.cura')}>
      <ul className="lined line-above">
        {curas.map(({ cuentaid, accountname, control, entradas, pedido }) => (
          <li key={`${cuentaid} ${control}`} className="row gap-12 pad-10-16">
            <div className="grow slim small">
              <b className="block">{controles.find((each) => each.control === control)?.nombre ?? control}</b>
              <span className="soft breaks">
                {t('porteria.exposicion.deQuien', {
                  count: entradas,
                  n: formatNumber(entradas),
                  cuenta: accountname,
                })}
              </span>
            </div>
            {pedido !== null ? (
              <span className="small soft">
                {t('controles.pedido', { fecha: formatDate(diaEnBuenosAires(new Date(pedido))) })}
              </span>
            ) : (
              onAsk && (
                <ActionButton
                  kind="quiet"
                  label={t('porteria.exposicion.pedir')}
                  of={accountname}
                  onClick={() => onAsk([cuentaid])}
                />
              )
            )}
          </li>
        ))}
      </ul>
    </Bloque>
  )
}
