import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState, type ReactNode } from 'react'
import type { DetalleDeLote } from './api.ts'
import { Cabeza } from './Cabeza.tsx'
import { Columnas, type ColumnaElegida } from './Columnas.tsx'
import { Pie } from './Pie.tsx'

interface ColumnasDeLoteProps {
  lote: DetalleDeLote
  busy: boolean
  problema: ReactNode
  onVolver: () => void
  onEnsayar: (columnas: readonly ColumnaElegida[]) => void
}

/** The columns of a lote that was sent already: its file need not be at hand any more. */
export const ColumnasDeLote = ({ lote, busy, problema, onVolver, onEnsayar }: ColumnasDeLoteProps) => {
  const t = useTexts()
  const [columnas, setColumnas] = useState<ColumnaElegida[]>(() =>
    lote.columnas.map(({ titulo, campo }, i) => {
      const valores = lote.filas_de_pagina.map(({ celdas }) => celdas[i] ?? '')
      return {
        titulo,
        campo: campo as ColumnaElegida['campo'], // as it was chosen among them
        porque: 'titulo',
        elegida: true,
        muestras: [...new Set(valores)].slice(0, 3),
        llenas: valores.filter((valor) => valor !== '').length,
        cierran: null,
      }
    }),
  )
  return (
    <>
      <Cabeza titulo={t('importar.columnas.titulo')} detalle={lote.archivo} />
      <Columnas
        tipo={lote.tipo}
        columnas={columnas}
        filas={lote.filas_de_pagina.length}
        onChange={setColumnas}
      />
      {problema}
      <Pie
        volver={t('importar.pie.volverAlEnsayo')}
        onVolver={onVolver}
        nota={t('importar.pie.nadaCambia')}
        accion={t('importar.pie.ensayar', { count: lote.filas, n: formatNumber(lote.filas) })}
        busy={busy}
        disabled={columnas.every(({ campo }) => campo === null)}
        onAccion={() => onEnsayar(columnas)}
      />
    </>
  )
}
