import type { Result } from '@portal/contract'
import { mesEnPalabras } from '@portal/parts/meses.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Bloque } from '../piezas/Bloque.tsx'

type DeCuenta = Result<'ControlDeCuenta'>

interface PropuestasProps {
  propuestas: DeCuenta['propuestas']
  controles: DeCuenta['controles']
  mayChange: boolean
}

/** What the account says does not apply, and waits for the provider. */
export const Propuestas = ({ propuestas, controles, mayChange }: PropuestasProps) => {
  const t = useTexts()
  const toast = useToast()
  const decide = useWrite('DecidirNoCorresponde')
  const act = (no_correspondeid: string, acepta: boolean) =>
    decide.mutate(
      { no_correspondeid, acepta },
      {
        onSuccess: () =>
          toast({
            message: t(acepta ? 'controles.noCorresponde.aceptada' : 'controles.noCorresponde.rechazada'),
            about: 'controles',
          }),
      },
    )
  return (
    <Bloque title={t('controles.noCorresponde.propuestas')}>
      <ul className="lined">
        {propuestas.map((each) => (
          <li key={each.no_correspondeid} className="row wraps gap-12 pad-10-16">
            <span className="grow slim">
              <b>{each.nombre}</b>, {controles.find(({ control }) => control === each.control)?.nombre}
              <span className="block small soft">
                «{each.motivo}»,{' '}
                {each.hasta === null
                  ? t('control.noCorresponde.siempre', { mes: mesEnPalabras(each.desde) })
                  : t('control.noCorresponde.soloEste', { mes: mesEnPalabras(each.desde) })}
                {each.dicho_por !== null && ` · ${each.dicho_por}`}
              </span>
            </span>
            {mayChange && (
              <>
                <Button
                  size="small"
                  busy={decide.isPending}
                  onClick={() => act(each.no_correspondeid, false)}
                >
                  {t('controles.noCorresponde.rechazar')}
                </Button>
                <Button
                  size="small"
                  kind="solid"
                  busy={decide.isPending}
                  onClick={() => act(each.no_correspondeid, true)}
                >
                  {t('controles.noCorresponde.aceptar')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {decide.error && <Notice severity="error">{say(decide.error.message)}</Notice>}
    </Bloque>
  )
}
