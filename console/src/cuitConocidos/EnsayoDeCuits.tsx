import { ConCuit } from '@portal/parts/ConCuit.tsx'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { Cabeza } from '@portal/parts/importar/Cabeza.tsx'
import styles from '@portal/parts/importar/importar.module.css'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { TablePaging } from '@portal/ui/table/TablePaging.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState } from 'react'
import { rutas } from '../rutas.ts'
import { resultadoDeCuitLook, resultadosDeCuit, type CuitRevisado } from './cuitsDePlanilla.ts'

const pagesize = 25

/** What each row of the sheet comes to, those first that need a person. */
export const EnsayoDeCuits = ({ filas }: { filas: readonly CuitRevisado[] }) => {
  const t = useTexts()
  const [only, setOnly] = useState<CuitRevisado['resultado']>()
  const [page, setPage] = useState(1)
  const shown = resultadosDeCuit.flatMap((resultado) =>
    only === undefined || only === resultado ? filas.filter((fila) => fila.resultado === resultado) : [],
  )
  const choose = (resultado: CuitRevisado['resultado'] | undefined) => {
    setOnly(resultado)
    setPage(1)
  }
  return (
    <>
      <Cabeza
        titulo={t('cuitConocidos.importar.ensayo')}
        detalle={t('cuitConocidos.importar.nadaCambio', {
          count: filas.length,
          n: formatNumber(filas.length),
        })}
      />
      <div className={styles.cuentas} role="group" aria-label={t('importar.ensayo.filtrar')}>
        <button
          className={styles.cuenta}
          type="button"
          aria-pressed={only === undefined}
          onClick={() => choose(undefined)}
        >
          <b className="digits">{formatNumber(filas.length)}</b> <span>{t('importar.ensayo.todas')}</span>
        </button>
        {resultadosDeCuit.map((each) => {
          const { icon: Icon, tone } = resultadoDeCuitLook[each]
          return (
            <button
              key={each}
              className={styles.cuenta}
              type="button"
              aria-pressed={only === each}
              onClick={() => choose(only === each ? undefined : each)}
            >
              <Icon size={16} aria-hidden data-tone={tone} />
              <b className="digits">
                {formatNumber(filas.filter(({ resultado }) => resultado === each).length)}
              </b>{' '}
              <span>{t(`cuitConocidos.importar.cuenta.${each}`)}</span>
            </button>
          )
        })}
      </div>
      {shown.length > 0 ? (
        <table className={styles.tabla} data-filas>
          <thead>
            <tr>
              <th scope="col">{t('importar.columnasDeFila.fila')}</th>
              <th scope="col">{t('importar.columnasDeFila.resultado')}</th>
              <th scope="col">{t('cuitConocidos.columnas.cuit')}</th>
              <th scope="col">{t('importar.columnasDeFila.que')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice((page - 1) * pagesize, page * pagesize).map((fila) => (
              <tr key={fila.fila}>
                <th scope="row" className="digits">
                  <span className={styles.soloCelular}>{t('importar.columnasDeFila.fila')} </span>
                  {formatNumber(fila.fila)}
                </th>
                <td>
                  <ToneChip
                    {...resultadoDeCuitLook[fila.resultado]}
                    label={t(`cuitConocidos.importar.resultado.${fila.resultado}`)}
                  />
                </td>
                <td>
                  <b className="block semibold breaks">
                    <ConCuit>{formatCuit(fila.cuit) || t('importar.vacia')}</ConCuit>
                  </b>
                  <span className="tiny soft breaks">{fila.accountname}</span>
                </td>
                <td>
                  <Que fila={fila} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={`soft ${styles.nota}`}>{t('importar.ensayo.ninguna')}</p>
      )}
      {shown.length > pagesize && (
        <TablePaging
          page={page}
          pagesize={pagesize}
          total={shown.length}
          onPage={setPage}
          onPagesize={() => undefined}
        />
      )}
    </>
  )
}

const Que = ({ fila: { resultado, problema, cuenta } }: { fila: CuitRevisado }) => {
  const t = useTexts()
  if (problema !== null) return problema
  if (cuenta) return <TextLink href={rutas.cuenta(cuenta.cuentaid)}>{cuenta.accountname}</TextLink>
  return t(`cuitConocidos.importar.que.${resultado === 'igual' ? 'igual' : 'cargar'}`)
}
