import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { Panel } from '@portal/ui/show/Panel.tsx'
import { SearchBox } from '@portal/ui/table/SearchBox.tsx'
import { GuiaDeAyuda } from '../inicio/Guia.tsx'
import { useOperaciones } from '../operaciones/useOperaciones.ts'
import { useMayAsk } from '../session/useLogin.ts'
import styles from './ayuda.module.css'
import { Contacto } from './Contacto.tsx'
import { Respuesta } from './Respuesta.tsx'
import { says } from './says.ts'
import { temas, type Pregunta, type Tema } from './temas.ts'

interface AyudaProps {
  /** What is looked for, as the address says it. */
  search: string
  onSearch: (search: string) => void
  /** The one that a link from elsewhere is about. */
  pregunta: string | undefined
}

/** How things are done here, and whom to ask. */
export const Ayuda = ({ search, onSearch, pregunta: asked }: AyudaProps) => {
  const t = useTexts()
  const offersTwoSteps = useMayAsk('DetailTotp')
  const asksForPapers = useMayAsk('CrearPedidos')
  const worksSomewhere = (useOperaciones().operaciones ?? []).length > 0
  const isFound = (pregunta: Pregunta) =>
    (pregunta !== 'dosPasos' || offersTwoSteps) &&
    (pregunta !== 'pedir' || asksForPapers) &&
    (pregunta !== 'operaciones' || worksSomewhere) &&
    says(`${t(`ayuda.${pregunta}.pregunta`)} ${t(`ayuda.${pregunta}.respuesta`)}`, search)
  const found = (Object.keys(temas) as Tema[]) // its own keys
    .map((tema) => ({ tema, preguntas: temas[tema].filter(isFound) }))
    .filter(({ preguntas }) => preguntas.length > 0)

  return (
    <Screen title={t('ayuda.titulo')} subtitle={t('ayuda.explicacion')}>
      <div className={styles.page}>
        <div className="stack gap-16">
          <Card className="pad-8-16">
            <SearchBox label={t('ayuda.buscar')} value={search} onSearch={onSearch} />
          </Card>
          {search === '' && <GuiaDeAyuda />}
          {found.map(({ tema, preguntas }) => (
            <Panel key={tema} title={t(`ayuda.temas.${tema}`)}>
              {preguntas.map((pregunta) => (
                <Respuesta
                  key={`${pregunta} ${search}`}
                  pregunta={pregunta}
                  open={pregunta === asked || search !== ''}
                />
              ))}
            </Panel>
          ))}
          {found.length === 0 && (
            <Card>
              <EmptyState
                title={t('ayuda.nada', { busca: search })}
                message={t('ayuda.nadaMensaje')}
                action={<Button onClick={() => onSearch('')}>{t('ayuda.verTodas')}</Button>}
              />
            </Card>
          )}
        </div>
        <Contacto />
      </div>
    </Screen>
  )
}
