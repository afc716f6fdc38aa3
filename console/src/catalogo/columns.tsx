import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { DataColumn } from '@portal/ui/table/column.ts'
import { YesNo } from '@portal/ui/show/YesNo.tsx'
import { useMemo } from 'react'
import styles from './catalogo.module.css'
import type { Tipo } from './tipo.ts'
import { useVenceSegun } from './cambio/useVenceSegun.ts'
import { vigenteEl } from './vigente.ts'

const Yes = ({ value, strong = false }: { value: boolean; strong?: boolean }) => (
  <span data-no={!value || undefined} data-strong={(strong && value) || undefined} className={styles.yes}>
    <YesNo value={value} />
  </span>
)

/** What the list says of a type. */
export const useColumns = (hoy: string): DataColumn<Tipo>[] => {
  const t = useTexts()
  const venceSegun = useVenceSegun()
  return useMemo(() => {
    /** Of one that is not in force: since when it isn't, or from when it will be. Of one that is: when it changes. */
    const when = (tipo: Tipo) => {
      const vigente = vigenteEl(tipo, hoy)
      if (vigente === 'futuros') return t('catalogo.desde', { fecha: formatDate(tipo.vigente_desde ?? '') })
      if (vigente === 'terminados')
        return t('catalogo.hasta', { fecha: formatDate(tipo.vigente_hasta ?? '') })
      return tipo.cambio && t('catalogo.cambio.enLista', { fecha: formatDate(tipo.cambio.desde) })
    }
    return [
      {
        id: 'nombre',
        header: t('catalogo.columnas.nombre'),
        phone: 'title',
        cell: (tipo) => {
          const said = when(tipo)
          return (
            <>
              {tipo.nombre}
              {said && <span className="regular soft"> {said}</span>}
              {tipo.alcance === 'por operación' && (
                <span className="regular soft"> {t('catalogo.alcance.enLista')}</span>
              )}
            </>
          )
        },
      },
      {
        id: 'vigencia',
        header: t('catalogo.columnas.vigencia'),
        phone: 'reason',
        cell: venceSegun,
      },
      {
        id: 'origen',
        header: t('catalogo.columnas.origen'),
        cell: ({ origen }) => <span className={styles.soft}>{t(`catalogo.origen.${origen}`)}</span>,
      },
      {
        id: 'critico',
        header: t('catalogo.columnas.critico'),
        phone: {
          chip: ({ critico }) => critico && <b className="tiny-size petrol">{t('catalogo.critico')}</b>,
        },
        cell: ({ critico }) => <Yes value={critico} strong />,
      },
      {
        id: 'obligatorio',
        header: t('catalogo.columnas.obligatorio'),
        phone: { days: ({ obligatorio }) => !obligatorio && t('catalogo.optativo') },
        cell: ({ obligatorio }) => <Yes value={obligatorio} />,
      },
      {
        id: 'avisos',
        header: t('catalogo.columnas.avisos'),
        align: 'end',
        cell: ({ aviso_dias, vigencia }) => (
          <span className={styles.soft}>
            {aviso_dias.length === 0 || vigencia === 'sin vencimiento' ? '–' : aviso_dias.join(', ')}
          </span>
        ),
      },
    ]
  }, [t, venceSegun, hoy])
}
