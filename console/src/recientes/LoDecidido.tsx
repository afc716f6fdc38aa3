import { CircleCheck as DoneIcon, CircleX as FailedIcon, Hourglass as WaitsIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import i18next from 'i18next'
import { Trans } from 'react-i18next/TransWithoutContext'
import type { LastDecision } from './decision.ts'

/** What was decided last, as a sentence with its sign. */
export const LoDecidido = ({ last }: { last: LastDecision }) => {
  const t = useTexts()
  return (
    <>
      {last.failed !== undefined ? (
        <FailedIcon data-failed />
      ) : last.waits || last.sending ? (
        <WaitsIcon />
      ) : (
        <DoneIcon data-done />
      )}
      <span className="slim cut">
        <Trans
          i18n={i18next}
          t={t}
          i18nKey={`revision.ultima.${keyOf(last)}`}
          values={{ tipo: last.tipo, nombre: last.nombre, porque: last.failed }}
          components={{ b: <b /> }}
        />
      </span>
    </>
  )
}

const keyOf = ({ failed, waits, sending, decision }: LastDecision) =>
  failed !== undefined ? 'fallo' : waits ? 'espera' : sending ? 'enviando' : decision
