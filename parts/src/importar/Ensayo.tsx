import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { ResultadoDeFila } from '@portal/contract/lotes.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { TablePaging } from '@portal/ui/table/TablePaging.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState } from 'react'
import { LeaveDialog } from '../LeaveDialog.tsx'
import type { ApiDeImportar, DetalleDeLote, FilaDeLote, Revisar } from './api.ts'
import { FilaDeEnsayo } from './FilaDeEnsayo.tsx'
import styles from './importar.module.css'
import { resultadoLook } from './resultados.ts'
import { useConocidas } from './useConocidas.ts'

interface EnsayoProps {
  api: ApiDeImportar
  lote: DetalleDeLote
  resultado: ResultadoDeFila | undefined
  page: number
  pagesize: number
  abierto: boolean
  onResultado: (resultado: ResultadoDeFila | undefined) => void
  onPage: (page: number) => void
  revisar: (input: Omit<Revisar, 'loteid'>) => Promise<unknown>
}

/** How it would turn out, row by row: what needs somebody comes first. */
export const Ensayo = ({
  api,
  lote,
  resultado,
  page,
  pagesize,
  abierto,
  onResultado,
  onPage,
  revisar,
}: EnsayoProps) => {
  const t = useTexts()
  const [leaving, setLeaving] = useState<FilaDeLote>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { cuentas, filas, tipo } = lote
  const conocidas = useConocidas(lote, api)
  const ask = async (input: Omit<Revisar, 'loteid'>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await revisar(input)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      throw error
    } finally {
      setBusy(false)
    }
  }
  const FaltaIcon = resultadoLook.falta.icon
  const kinds = (['crear', 'cambiar', 'igual', 'decidir', 'error', 'dejar'] as const).filter(
    (each) => each !== 'dejar' || cuentas.dejar > 0,
  )
  return (
    <>
      <div className={styles.cuentas} role="group" aria-label={t('importar.ensayo.filtrar')}>
        <button
          className={styles.cuenta}
          type="button"
          aria-pressed={resultado === undefined}
          onClick={() => onResultado(undefined)}
        >
          <b className="digits">{formatNumber(filas)}</b> <span>{t('importar.ensayo.todas')}</span>
        </button>
        {kinds.map((each) => {
          const Icon = resultadoLook[each].icon
          return (
            <button
              key={each}
              type="button"
              className={styles.cuenta}
              aria-pressed={resultado === each}
              onClick={() => onResultado(resultado === each ? undefined : each)}
            >
              <Icon size={16} aria-hidden data-tone={resultadoLook[each].tone} />
              <b className="digits">{formatNumber(cuentas[each])}</b>{' '}
              <span>{t(`importar.cuenta.${each}`)}</span>
            </button>
          )
        })}
        {cuentas.falta > 0 && (
          <button
            type="button"
            className={`${styles.cuenta} ${styles.faltan}`}
            aria-pressed={resultado === 'falta'}
            onClick={() => onResultado(resultado === 'falta' ? undefined : 'falta')}
          >
            <FaltaIcon size={16} aria-hidden />
            <span>
              {t(`importar.faltan.${tipo}`, { count: cuentas.falta, n: formatNumber(cuentas.falta) })}
            </span>
          </button>
        )}
      </div>
      {resultado === 'falta' && (
        <p className={`small soft ${styles.nota}`}>{t('importar.faltan.explicacion')}</p>
      )}
      {problem !== undefined && (
        <Notice severity="error" className={styles.nota}>
          {problem}
        </Notice>
      )}
      {lote.filas_de_pagina.length > 0 ? (
        <table className={styles.tabla} data-filas aria-busy={busy || undefined}>
          <thead>
            <tr>
              {(['fila', 'resultado', tipo, 'que'] as const).map((each) => (
                <th key={each} scope="col">
                  {t(`importar.columnasDeFila.${each}`)}
                </th>
              ))}
              {abierto && <th scope="col">{t('importar.columnasDeFila.acciones')}</th>}
            </tr>
          </thead>
          <tbody>
            {lote.filas_de_pagina.map((fila) => (
              <FilaDeEnsayo
                key={fila.fila}
                lote={lote}
                fila={fila}
                conocidas={conocidas}
                abierto={abierto}
                busy={busy}
                onRevisar={(some) => ask({ filas: some })}
                onBaja={setLeaving}
              />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={`soft ${styles.nota}`}>{t('importar.ensayo.ninguna')}</p>
      )}
      {lote.total > pagesize && (
        <TablePaging
          page={page}
          pagesize={pagesize}
          total={lote.total}
          onPage={onPage}
          onPagesize={() => undefined}
        />
      )}
      {leaving && (
        <LeaveDialog
          explanation={t('importar.faltan.baja', { nombre: leaving.nombre })}
          reasons="free"
          today={hoyEnBuenosAires()}
          save={(baja) => ask({ baja, filas: [{ fila: leaving.fila, decision: 'baja' }] })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
