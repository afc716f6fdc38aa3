import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AjustesEditor } from '../ajustes/AjustesEditor.tsx'
import type { Ajustes } from '../ajustes/ajustes.ts'
import text from '../piezas/text.module.css'
import styles from './pasos.module.css'

interface AjustesDelPasoProps {
  paso: 'quienes' | 'ayuda' | 'avisos' | 'promesa'
  solo: readonly (keyof Ajustes)[]
  onDone: () => void
}

/** A step that is a few of the settings: they are saved here as in «Ajustes». */
export const AjustesDelPaso = ({ paso, solo, onDone }: AjustesDelPasoProps) => {
  const t = useTexts()
  const { data, error, refetch } = useQuery(operationQuery('Ajustes', {}))
  const ajustes = data?.records[0]
  return (
    <>
      <div className={`stack gap-4 ${styles.intro}`}>
        <h2 className={text.title} tabIndex={-1}>
          {t(`pasos.${paso}.titulo`)}
        </h2>
        <p className="soft">{t(`pasos.${paso}.mensaje`)}</p>
      </div>
      {ajustes ? (
        <AsRead ajustes={ajustes} solo={solo} onDone={onDone} />
      ) : error ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Placeholder height={320} />
      )}
    </>
  )
}

/** What is edited is what was read; what follows comes once the form stands as it was saved, so that nothing is unsaved in it. */
const AsRead = ({ ajustes, solo, onDone }: Omit<AjustesDelPasoProps, 'paso'> & { ajustes: Ajustes }) => {
  const [{ read, saved }, setRead] = useState({ read: ajustes, saved: false })
  useEffect(() => {
    if (saved) onDone()
    // Once: what follows is decided on by how things stand then.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another `onDone` is no other saving
  }, [saved])
  return (
    <AjustesEditor
      key={read.version}
      ajustes={read}
      solo={solo}
      onSaved={(kept) => setRead((so) => ({ read: kept ?? so.read, saved: true }))}
    />
  )
}
