import type { Answer } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatNumber, formatTime } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useMayAsk } from '../session/useLogin.ts'

type Cupo = Answer<'ListCupos'>['records'][number]

/** Above the form of a new resource: how many more the account may have, and write in this hour, where that is nearly all. */
export const AvisoDeCupo = ({ de }: { de: 'choferes' | 'dominios' | 'unidades' }) => {
  const t = useTexts()
  const { data } = useQuery({ ...operationQuery('ListCupos', {}), enabled: useMayAsk('ListCupos') })
  const cerca = data?.records.filter((each) => each.cerca) ?? []
  const recursos = cerca.find(({ cupo }) => cupo === de)
  const escrituras = cerca.filter(({ renueva }) => renueva !== null).toSorted(fullerFirst)[0]

  return (
    <>
      {recursos && (
        <Notice severity={severityOf(recursos)} title={titleOf(recursos)}>
          {t('cupos.que', { maximo: formatNumber(recursos.maximo) })}
        </Notice>
      )}
      {escrituras && (
        <Notice
          severity={severityOf(escrituras)}
          title={t(isFull(escrituras) ? 'cupos.hora.lleno' : 'cupos.hora.cerca')}
        >
          {t('cupos.hora.que', {
            usado: formatNumber(escrituras.usado),
            maximo: formatNumber(escrituras.maximo),
            hora: formatTime(escrituras.renueva ?? ''),
          })}
        </Notice>
      )}
    </>
  )

  function titleOf({ usado, maximo }: Cupo): string {
    const count = Math.max(0, maximo - usado)
    return count === 0 ? t(`cupos.lleno.${de}`) : t(`cupos.quedan.${de}`, { count, n: formatNumber(count) })
  }
}

const isFull = ({ usado, maximo }: Cupo) => usado >= maximo
const severityOf = (cupo: Cupo) => (isFull(cupo) ? 'error' : 'warning')
const fullerFirst = (one: Cupo, other: Cupo) => other.usado / other.maximo - one.usado / one.maximo
