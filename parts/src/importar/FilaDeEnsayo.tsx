import { Button } from '@portal/ui/controls/Button.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useId, useState, type SyntheticEvent } from 'react'
import type { FilaDeLote, Lote, Revisar } from './api.ts'
import { campoName, valorName } from './campoName.ts'
import { letraDe } from './columnas.ts'
import { quePasa } from './descargas.ts'
import styles from './importar.module.css'
import { difierenEn, repetidasDe } from './repetidas.ts'
import { resultadoLook } from './resultados.ts'

interface FilaDeEnsayoProps {
  lote: Lote
  fila: FilaDeLote
  /** Rows among which others of the same record are looked for. */
  conocidas: readonly FilaDeLote[]
  /** The lote can still be changed. */
  abierto: boolean
  busy: boolean
  onRevisar: (filas: NonNullable<Revisar['filas']>) => Promise<unknown>
  onBaja: (fila: FilaDeLote) => void
}

/** What a row would do and, where it needs somebody, what they can do about it in its place. */
export const FilaDeEnsayo = ({
  lote,
  fila,
  conocidas,
  abierto,
  busy,
  onRevisar,
  onBaja,
}: FilaDeEnsayoProps) => {
  const t = useTexts()
  const [editing, setEditing] = useState(false)
  const columna = columnaDe(lote, fila)
  const look = resultadoLook[fila.resultado]
  return (
    <tr data-editando={editing || undefined}>
      <th scope="row" className="digits">
        {fila.fila > 0 ? (
          <span className="row gap-6">
            <span className={styles.soloCelular}>{t('importar.columnasDeFila.fila')} </span>
            {formatNumber(fila.fila)}
            {columna !== undefined && (
              <span className={`tiny semibold ${styles.letra}`}>{letraDe(columna)}</span>
            )}
          </span>
        ) : (
          '—'
        )}
      </th>
      <td>
        <ToneChip {...look} label={t(`importar.resultado.${fila.resultado}`)} />
      </td>
      <td>
        <b className="block semibold breaks">{fila.nombre || t('importar.fila.sinNombre')}</b>
        <span className="tiny soft">{fila.detalle}</span>
      </td>
      <td className={styles.que}>
        <Que lote={lote} fila={fila} conocidas={conocidas} />
      </td>
      <td>
        {abierto &&
          (editing && columna !== undefined ? (
            <CeldaEditable
              lote={lote}
              fila={fila}
              columna={columna}
              busy={busy}
              onSave={async (celdas) => {
                await onRevisar([{ fila: fila.fila, celdas, decision: 'nada' }])
                setEditing(false)
              }}
              onCancel={() => setEditing(false)}
            />
          ) : (
            <Acciones
              fila={fila}
              corregible={columna !== undefined}
              busy={busy}
              onCorregir={() => setEditing(true)}
              onRevisar={onRevisar}
              onBaja={onBaja}
            />
          ))}
      </td>
    </tr>
  )
}

/** The column in which the first thing wrong stands; none where no column says it. */
function columnaDe({ columnas }: Lote, { problemas, resultado }: FilaDeLote): number | undefined {
  if (resultado !== 'error' && resultado !== 'decidir') return undefined
  const [campo] = problemas.flatMap((problema) => problema.campo ?? [])
  if (campo === undefined) return undefined
  const own = columnas.findIndex((columna) => columna.campo === campo)
  const both = columnas.findIndex((columna) => columna.campo === 'apellido_y_nombre')
  const at = own === -1 && (campo === 'apellido' || campo === 'nombre') ? both : own
  return at === -1 ? undefined : at
}

const Que = ({ lote, fila, conocidas }: Pick<FilaDeEnsayoProps, 'lote' | 'fila' | 'conocidas'>) => {
  const t = useTexts()
  const { tipo } = lote
  const { cambios, resultado, hecho, deshecho } = fila
  const [all, setAll] = useState(false)
  const problema = quePasa(t, lote, fila, conocidas)
  if (deshecho !== null)
    return <span>{deshecho === 'quedo' ? problema : t(`importar.deshecho.${deshecho}`)}</span>
  if (problema !== '' && (resultado === 'error' || resultado === 'decidir' || hecho === 'fallo'))
    return (
      <span className="stack gap-4">
        <span className="breaks">{problema}</span>
        <EnQueDifiere lote={lote} fila={fila} conocidas={conocidas} />
      </span>
    )
  if (resultado === 'cambiar' || (resultado === 'falta' && cambios.length > 0)) {
    const shown = all ? cambios : cambios.slice(0, 1)
    return (
      <span className="cluster gap-8 on-baseline">
        {shown.map(({ campo, antes, despues }) => (
          <span key={campo} className="breaks">
            {campoName(t, tipo, campo)}: <s className="soft">{valorName(t, campo, antes)}</s>{' '}
            <span aria-label={t('importar.fila.pasaA')}>→</span>{' '}
            <b className="semibold">{valorName(t, campo, despues)}</b>
          </span>
        ))}
        {cambios.length > 1 && (
          <Button kind="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all
              ? t('importar.fila.verMenos')
              : t('importar.fila.verLos', { n: formatNumber(cambios.length) })}
          </Button>
        )}
      </span>
    )
  }
  if (resultado === 'crear')
    return <span>{t('importar.fila.nuevo', { count: cambios.length, n: formatNumber(cambios.length) })}</span>
  return (
    <span className="soft">
      {resultado === 'dejar' ? problema : t(`importar.fila.${resultado === 'falta' ? 'falta' : 'igual'}`)}
    </span>
  )
}

/** What a row says where others of the same record say something else. */
const EnQueDifiere = ({ lote, fila, conocidas }: Pick<FilaDeEnsayoProps, 'lote' | 'fila' | 'conocidas'>) => {
  const t = useTexts()
  const mismas = fila.repetidas.length > 0 ? repetidasDe(fila, conocidas) : undefined
  const campos = mismas ? difierenEn(lote, mismas) : []
  return campos.length === 0 ? null : (
    <span className="cluster gap-8 on-baseline">
      {campos.map((campo) => {
        const celda = fila.celdas[lote.columnas.findIndex((columna) => columna.campo === campo)] ?? ''
        return (
          <span key={campo} className="breaks">
            {campoName(t, lote.tipo, campo)}:{' '}
            <b className="semibold">{celda === '' ? t('importar.vacia') : celda}</b>
          </span>
        )
      })}
    </span>
  )
}

interface AccionesProps {
  fila: FilaDeLote
  corregible: boolean
  busy: boolean
  onCorregir: () => void
  onRevisar: FilaDeEnsayoProps['onRevisar']
  onBaja: FilaDeEnsayoProps['onBaja']
}

const Acciones = ({ fila, corregible, busy, onCorregir, onRevisar, onBaja }: AccionesProps) => {
  const t = useTexts()
  const { resultado, repetidas, problemas, decision } = fila
  const n = fila.fila
  const nombre = fila.nombre || formatNumber(n)
  const decide = (label: string, run: () => void) => (
    <Button key={label} size="small" disabled={busy} aria-label={`${label}: ${nombre}`} onClick={run}>
      {label}
    </Button>
  )
  const one = (of: 'usar' | 'dejar' | 'nada') => () => void onRevisar([{ fila: n, decision: of }])
  const buttons =
    resultado === 'falta'
      ? decision === 'baja'
        ? [decide(t('importar.decidir.noDarDeBaja'), one('nada'))]
        : [decide(t('importar.decidir.darDeBaja'), () => onBaja(fila))]
      : resultado === 'dejar'
        ? [decide(t('importar.decidir.incluir'), one('nada'))]
        : resultado === 'decidir' && repetidas.length > 0
          ? [
              decide(
                t('importar.decidir.usarLa', { n: formatNumber(n) }),
                () =>
                  void onRevisar([
                    { fila: n, decision: decision === 'usar' ? 'usar' : 'nada' },
                    ...repetidas.map((otra) => ({ fila: otra, decision: 'dejar' as const })),
                  ]),
              ),
              decide(t('importar.decidir.dejarAfuera'), one('dejar')),
            ]
          : resultado === 'decidir' && problemas.every(({ campo }) => campo === null)
            ? [
                decide(t('importar.decidir.alta'), one('usar')),
                decide(t('importar.decidir.dejarDeBaja'), one('dejar')),
              ]
            : resultado === 'decidir'
              ? [
                  decide(t('importar.decidir.igualmente'), one('usar')),
                  decide(t('importar.decidir.dejarAfuera'), one('dejar')),
                ]
              : []
  return (
    <span className="cluster gap-8 ends">
      {buttons}
      {corregible && repetidas.length === 0 && decide(t('importar.decidir.corregir'), onCorregir)}
    </span>
  )
}

interface CeldaEditableProps {
  lote: Lote
  fila: FilaDeLote
  columna: number
  busy: boolean
  onSave: (celdas: string[]) => Promise<void>
  onCancel: () => void
}

const CeldaEditable = ({ lote, fila, columna, busy, onSave, onCancel }: CeldaEditableProps) => {
  const t = useTexts()
  const id = useId()
  const [text, setText] = useState(fila.celdas[columna] ?? '')
  const titulo = lote.columnas[columna]?.titulo ?? ''
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const celdas = lote.columnas.map((_, i) => (i === columna ? text : (fila.celdas[i] ?? '')))
    // What it could not be saved for is said above the rows; what was typed stays.
    void onSave(celdas).catch(() => undefined)
  }
  return (
    <form className="row gap-8 ends" onSubmit={submit}>
      <input
        id={id}
        className={styles.celda}
        // Whoever pressed «Corregir» goes on typing.
        autoFocus
        maxLength={500}
        aria-label={t('importar.fila.corregirCual', {
          titulo: titulo || letraDe(columna),
          n: formatNumber(fila.fila),
        })}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
        }}
      />
      <Button type="submit" size="small" busy={busy}>
        {t('importar.fila.guardar')}
      </Button>
    </form>
  )
}
