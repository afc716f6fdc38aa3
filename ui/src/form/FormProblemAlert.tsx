import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTexts } from '../texts.ts'
import type { FormProblem } from './useFormProblem.ts'

interface FormProblemAlertProps {
  problem: FormProblem | null
  /** Where the record is that was already there. */
  twinHref?: (twin: string) => string
}

export const FormProblemAlert = ({ problem, twinHref }: FormProblemAlertProps) => {
  const texts = useTexts()
  return (
    problem && (
      <Alert
        severity="error"
        action={
          problem.twin &&
          twinHref && (
            <Button color="inherit" size="small" href={twinHref(problem.twin)}>
              {texts.seeTwin}
            </Button>
          )
        }
      >
        {problem.message}
      </Alert>
    )
  )
}
