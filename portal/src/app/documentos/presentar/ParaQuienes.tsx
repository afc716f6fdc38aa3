import { maxTambien } from '@portal/contract/documentos.ts'
import { miniaturaUrl } from '@portal/contract/door.ts'
import { Plate } from '@portal/parts/Plate.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { SearchBox } from '@portal/ui/table/SearchBox.tsx'
import type { TFunction } from 'i18next'
import { CircleAlert as ErrorIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { isFound } from '../arrangeFaltantes.ts'
import styles from './paraQuienes.module.css'
import { isOpen, type Destinatario, type useDestinatarios } from '../presentacion/useParaQuienes.ts'

interface ParaQuienesProps extends Pick<ReturnType<typeof useDestinatarios>, 'buscando' | 'otraVez'> {
  todos: readonly Destinatario[]
  elegidos: readonly Destinatario[]
  isChosen: (recurso: Destinatario) => boolean
  choose: (recursos: readonly Destinatario[], chosen: boolean) => void
  /** Nobody is ticked, and it was to be sent. */
  missing: boolean
}

/** More than these are looked for by name. */
export const atAGlance = 12

/** For whom one paper is presented: those that lack it are ticked. */
export const ParaQuienes = ({
  todos,
  buscando,
  otraVez,
  elegidos,
  isChosen,
  choose,
  missing,
}: ParaQuienesProps) => {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const whom = useRef<HTMLFieldSetElement>(null)
  const found = todos.filter((each) => isFound(each, undefined, search))
  const open = found.filter(isOpen)
  const all = open.length > 0 && open.every(isChosen)
  return (
    <fieldset ref={whom} tabIndex={-1} className={`slim relative small unringed ${styles.whom}`}>
      <legend>{t('presentar.paraQuienes.titulo')}</legend>
      {!buscando && !otraVez && (
        <p className={styles.count}>
          <b className="semibold digits" role="status">
            {t('presentar.paraQuienes.cuantos', {
              n: formatNumber(elegidos.length),
              total: formatNumber(todos.length),
            })}
          </b>
          <button className="semibold petrol" type="button" onClick={() => choose(open, !all)}>
            {t(all ? 'presentar.paraQuienes.ninguno' : 'presentar.paraQuienes.todos')}
          </button>
        </p>
      )}
      <p role="status" className={styles.note}>
        {buscando && t('presentar.paraQuienes.buscando')}
        {otraVez && (
          <>
            {t('presentar.paraQuienes.noSeSabe')}{' '}
            <TextButton
              onClick={() => {
                // It goes while the answer is on its way.
                whom.current?.focus()
                otraVez()
              }}
            >
              {t('acciones.reintentar')}
            </TextButton>
          </>
        )}
      </p>
      {todos.length > atAGlance && (
        <SearchBox label={t('presentar.paraQuienes.buscar')} value={search} onSearch={setSearch} />
      )}
      <ul className="framed grid clipped">
        {found.map((recurso) => (
          <li key={recurso.recursoid}>
            <label className="row gap-10">
              <input
                className="tick square-18"
                type="checkbox"
                checked={isChosen(recurso)}
                disabled={!isOpen(recurso)}
                onChange={({ target }) => choose([recurso], target.checked)}
              />
              {recurso.dominio ? (
                <Plate dominio={recurso.dominio} pais={recurso.pais_patente ?? undefined} height={24} />
              ) : (
                <PersonAvatar
                  name={recurso.nombre}
                  photo={recurso.foto && miniaturaUrl(recurso.foto)}
                  size={24}
                />
              )}
              <span className="slim">
                <b className="block cut as-written medium">{recursoName(recurso)}</b>
                <span className="block cut as-written tiny soft">{standingOf(t, recurso)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.note}>{t('presentar.paraQuienes.nadie')}</p>}
      {todos.length > maxTambien && (
        <p className={styles.note}>
          {t('presentar.paraQuienes.primeros', { n: formatNumber(maxTambien + 1) })}
        </p>
      )}
      <p role="alert" className={styles.error}>
        {missing && (
          <>
            <ErrorIcon size={16} aria-hidden />
            {t('presentar.paraQuienes.elegi')}
          </>
        )}
      </p>
    </fieldset>
  )
}

/** Why one is not ticked: what covers it already, or waits for the provider. */
const standingOf = (t: TFunction, { estado, fecha_vencimiento }: Destinatario): string | undefined => {
  if (estado === 'bloqueado') return t('presentar.paraQuienes.bloqueado')
  if (estado === 'en revision') return t('presentar.paraQuienes.enRevision')
  if (estado !== 'activo') return undefined
  return fecha_vencimiento
    ? t('presentar.paraQuienes.vigente', { fecha: formatDate(fecha_vencimiento) })
    : t('presentar.paraQuienes.alDia')
}
