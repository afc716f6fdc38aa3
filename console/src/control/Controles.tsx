import type { Result } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { mesEnPalabras } from '@portal/parts/meses.ts'
import { casillaLook } from '@portal/parts/estados.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleOff as OffIcon } from 'lucide-react'
import { useState } from 'react'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { ControlDialog } from './ControlDialog.tsx'
import styles from './control.module.css'

export type DeControl = Result<'ListControles'>['records'][number]

/** What is controlled of each worker in each month: in which words, by which rule, and which documents prove it. */
export const Controles = () => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  const { data, error, refetch } = useQuery(operationQuery('ListControles', {}))
  const [editing, setEditing] = useState<DeControl>()
  return (
    <Screen title={t('controles.ajustes.titulo')} subtitle={t('controles.ajustes.explicacion')}>
      <Card>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Placeholder height={320} />
        ) : (
          <ul className="lined">
            {data.records.map((each) => (
              <li key={each.control} className={styles.rule}>
                <div className="grid gap-4 grow slim">
                  <h2 className="heading-16">
                    {each.nombre}{' '}
                    {each.activo ? (
                      <ToneChip {...casillaLook.activo} label={t('controles.ajustes.activo')} />
                    ) : (
                      <ToneChip tone="slate" icon={OffIcon} label={t('controles.ajustes.apagado')} />
                    )}
                  </h2>
                  <p>{each.texto}</p>
                  <p className="small soft">
                    {[
                      each.fuente,
                      each.desde !== null &&
                        t('controles.ajustes.desdeEl', { mes: mesEnPalabras(each.desde) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  <p className="small">
                    {each.tipos.length === 0 ? (
                      <span className="wrong">{t('controles.ajustes.nadaLoPrueba')}</span>
                    ) : (
                      <>
                        {t('controles.ajustes.loPrueba', { count: each.tipos.length })}{' '}
                        {each.tipos.map((tipo, index) => (
                          <span key={tipo.tipodocumentoid}>
                            {index > 0 && ', '}
                            <TextLink href={rutas.tipo(tipo.tipodocumentoid)}>{tipo.nombre}</TextLink>
                          </span>
                        ))}
                      </>
                    )}
                  </p>
                  {each.apagados.map((tipo) => (
                    <p key={tipo.tipodocumentoid} className="small soft">
                      {t('controles.ajustes.noSePide')}{' '}
                      <TextLink href={rutas.tipo(tipo.tipodocumentoid)}>{tipo.nombre}</TextLink>
                    </p>
                  ))}
                </div>
                {mayChange && (
                  <Button
                    size="small"
                    aria-label={t('controles.ajustes.cambiarCual', { control: each.nombre })}
                    onClick={() => setEditing(each)}
                  >
                    {t('controles.ajustes.cambiar')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <p className="small soft room-above">{t('control.norma.aviso')}</p>
      {editing && (
        <ControlDialog key={editing.control} control={editing} onClose={() => setEditing(undefined)} />
      )}
    </Screen>
  )
}
