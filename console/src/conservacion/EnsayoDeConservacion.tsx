import { operationQuery } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatBytes, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** What the next run would take away, counted when somebody asks: before it is switched on, and after. */
export const EnsayoDeConservacion = () => {
  const t = useTexts()
  const [asked, setAsked] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...operationQuery('EnsayarConservacion', {}),
    enabled: asked,
    staleTime: 0,
  })
  const rehearse = () => {
    setAsked(true)
    if (asked) void refetch()
  }
  const n = (count: number) => ({ count, n: formatNumber(count) })
  return (
    <div className="stack gap-8">
      <div>
        <Button busy={isFetching} onClick={rehearse}>
          {t('conservacion.ensayo.calcular')}
        </Button>
      </div>
      {error && <Notice severity="error">{t('conservacion.ensayo.noSeSabe')}</Notice>}
      <div role="status" className="if-any small">
        {data && !error && (
          <>
            <b className="block semibold">{t('conservacion.ensayo.titulo')}</b>
            <p>
              {data.archivos === 0
                ? t('conservacion.ensayo.nada')
                : t('conservacion.ensayo.iria', {
                    ...n(data.archivos),
                    documentos: formatNumber(data.documentos),
                    bytes: formatBytes(data.bytes),
                  })}{' '}
              {data.retenidos > 0 && t('conservacion.ensayo.retenidos', n(data.retenidos))}{' '}
              {data.eliminados > 0 &&
                t('conservacion.ensayo.eliminados', { n: formatNumber(data.eliminados) })}
            </p>
            <ul className="soft">
              {data.tipos.map(({ tipodocumentoid, nombre, conservacion_meses, archivos }) => (
                <li key={tipodocumentoid} className="breaks">
                  {t('conservacion.ensayo.deTipo', {
                    nombre,
                    meses: formatNumber(conservacion_meses),
                    n: formatNumber(archivos),
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
