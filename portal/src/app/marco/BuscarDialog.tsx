import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { casillaLook } from '@portal/parts/estados.ts'
import { RecursoCell } from '@portal/parts/RecursoCell.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import type { TextKey } from '@portal/ui/app/textos.ts'
import { say } from '@portal/ui/app/idioma.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { Button, IconButton } from '@portal/ui/controls/Button.tsx'
import { Dialog } from '@portal/ui/feedback/Dialog.tsx'
import { move } from '@portal/ui/fields/plain/comboboxState.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { LinkBehavior } from '@portal/ui/theme/LinkBehavior.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X as CloseIcon, Search as SearchIcon } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import styles from './buscarDialog.module.css'
import { clases, enGrupos, type Hallazgo } from './hallazgos.ts'
import { iconos } from './iconos.tsx'

const pauseMs = 250
const minLetters = 2

/** Finds what the carrier has, of every kind, as it is typed: a combobox, whose list is grouped by kind. */
export const BuscarDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const search = useSettled(typed.trim())
  const asked = search.length >= minLetters
  const { data, error, isPending, refetch } = useQuery({
    ...operationQuery('Buscar', { search }),
    enabled: asked,
    placeholderData: keepPreviousData,
  })
  const groups = asked && data && !error ? enGrupos(data.records) : []
  const found = groups.flatMap(({ hallazgos }) => hallazgos)
  const at = Math.min(active, found.length - 1)
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  const onKeyDown = (event: KeyboardEvent) => {
    if (['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].includes(event.key)) {
      event.preventDefault()
      setActive(move(at, event.key, found.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      document.getElementById(optionId(at))?.click()
    }
  }

  return (
    <Dialog dismissable className={styles.dialog} labelledBy={`${id}-label`} onClose={onClose}>
      <div className={styles.head}>
        <SearchIcon aria-hidden />
        <label id={`${id}-label`} htmlFor={`${id}-input`} className={styles.label}>
          {t('busqueda.queBusca')}
        </label>
        <input
          id={`${id}-input`}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          aria-describedby={`${id}-said`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          autoFocus
          maxLength={100}
          placeholder={t('busqueda.queBusca')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton size="small" label={t('acciones.cerrar')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('busqueda.resultados')} className={styles.list}>
        {groups.map(({ clase, hallazgos }) => (
          <div key={clase} role="group" aria-label={t(`busqueda.clases.${clase}`)}>
            <p aria-hidden>{t(`busqueda.clases.${clase}`)}</p>
            {hallazgos.map((hallazgo) => {
              const index = found.indexOf(hallazgo)
              return (
                <LinkBehavior
                  key={hallazgo.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === at}
                  tabIndex={-1}
                  href={hallazgo.href}
                  className={styles.option}
                  onPointerMove={() => setActive(index)}
                  onClick={onClose}
                >
                  <Encontrado hallazgo={hallazgo} />
                </LinkBehavior>
              )
            })}
          </div>
        ))}
      </div>
      {asked && error ? (
        <div className={styles.failed} role="alert">
          {say(error.message)}
          <Button size="small" onClick={() => void refetch()}>
            {t('acciones.reintentar')}
          </Button>
        </div>
      ) : (
        <p id={`${id}-said`} role="status" className={styles.said} data-quiet={found.length > 0 || undefined}>
          {!asked
            ? t('busqueda.minimo')
            : isPending || search !== typed.trim()
              ? t('busqueda.buscando')
              : found.length === 0
                ? t('busqueda.nada', { search })
                : t('busqueda.cuantos', { count: found.length })}
        </p>
      )}
    </Dialog>
  )
}

/** What was typed, once it has stood for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/** A face, a plate and its vehicle; a document by its name, with whose it is. */
const Encontrado = ({ hallazgo }: { hallazgo: Hallazgo }) => {
  const t = useTexts()
  const { clase, titulo, detalle, estado } = hallazgo
  const estadoText = estado && estadosDichos[estado]
  const said = [detalle, estadoText && t(estadoText)].filter(Boolean).join(' · ')
  if (clase === 'chofer' || clase === 'dominio')
    return (
      <>
        <RecursoCell
          recurso={{
            ...hallazgo,
            tiporecurso: clase,
            nombre: titulo,
            dominio: clase === 'dominio' ? titulo : null,
          }}
        />
        <span className={styles.detail}>{said}</span>
      </>
    )
  return (
    <>
      <span aria-hidden className={styles.tile}>
        {iconos[clases[clase].icono]}
      </span>
      <span className={styles.words}>
        <b>{titulo}</b>
        <span>{said}</span>
      </span>
      {estado !== undefined && isCasilla(estado) && (
        <span className={styles.chip}>
          <ToneChip {...casillaLook[estado]} label={t(`estadoCasilla.${estado}`)} />
        </span>
      )}
    </>
  )
}

/** States that are worth a word: of who is on the road nothing is said. */
const estadosDichos: Readonly<Partial<Record<string, TextKey>>> = {
  BAJA: 'estadoRecurso.BAJA',
  BLOQUEADO: 'estadoRecurso.BLOQUEADO',
  INACTIVA: 'busqueda.inactiva',
}

const isCasilla = (estado: string): estado is EstadoCasilla => estado in casillaLook
