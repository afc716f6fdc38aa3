import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { FormProblem } from './useFormProblem.ts'

interface FormProblemAlertProps {
  problem: FormProblem | null
  /** Where the record is that was already there. */
  twinHref?: (twin: string) => string
}

export const FormProblemAlert = ({ problem, twinHref }: FormProblemAlertProps) => {
  const { t } = useTranslation()
  return (
    problem && (
      <Alert
        severity={problem.waits ? 'info' : 'error'}
        action={
          problem.twin &&
          twinHref && (
            <Button color="inherit" size="small" href={twinHref(problem.twin)}>
              {t('formulario.verGemelo')}
            </Button>
          )
        }
      >
        {problem.message}
      </Alert>
    )
  )
}
