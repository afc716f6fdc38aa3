import type { Request } from '@portal/contract'
import { Refusal } from '@portal/contract/refusals.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import type { Operacion } from '../operacion.ts'
import { useFraseDeVista } from '../../piezas/useFraseDeVista.ts'
import { cuantos, diasDe } from '../../piezas/vista.ts'

/** So many are named. */
const named = 5

interface QuienNoPodriaProps {
  input: Request<'SaveOperacion'>
  operacion: Pick<Operacion, 'nombre' | 'activa'>
}

/** Who could no longer go by what is to be saved, asked before it is. What could not be found out is said, and is no good news. */
export const QuienNoPodria = ({ input, operacion: { nombre, activa } }: QuienNoPodriaProps) => {
  const t = useTexts()
  const frase = useFraseDeVista()
  const { data, error, isFetching, refetch } = useQuery({
    ...operationQuery('SaveOperacion', { ...input, soloVista: true }),
    retry: false,
  })
  if (error)
    return (
      <Notice
        severity="warning"
        action={
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('acciones.reintentar')}
          </Button>
        }
      >
        {error instanceof Refusal ? error.message : t('operacion.vista.noSeSabe')}
      </Notice>
    )
  const vista = data?.vista
  if (!vista)
    return (
      <p role="status" aria-busy className="soft">
        {t('operacion.vista.calculando')}
      </p>
    )
  // Those of the day on which most fall.
  const pierden = diasDe(vista)
    .map((each) => each.pierden)
    .reduce((most, each) => (cuantos(each) > cuantos(most) ? each : most))
  const { recursos } = pierden
  const more = cuantos(pierden) - Math.min(named, recursos.length)
  const said = frase(nombre, vista)
  // Nobody goes to one that is closed, whatever it asks.
  if (!activa) return <Notice severity="info">{t('operacion.vista.nadiePorCerrada')}</Notice>
  return (
    <Notice severity={recursos.length > 0 ? 'warning' : 'info'} title={said.join(' ')}>
      {t('operacion.vista.todaviaNo')}
      {recursos.length > 0 && (
        <ul className="bulleted small">
          {recursos.slice(0, named).map(({ recursoid, nombre, dominio, accountname }) => (
            <li key={recursoid}>
              {dominio ?? nombre} <span className="soft">· {accountname}</span>
            </li>
          ))}
          {more > 0 && <li>{t('operacion.vista.yMas', { count: more, n: formatNumber(more) })}</li>}
        </ul>
      )}
    </Notice>
  )
}
