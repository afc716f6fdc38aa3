import Alert from '@mui/material/Alert'
import type { FormProblem } from './useFormProblem.ts'

/** Why a small form was not taken, over its fields. A long one has its `ProblemLine` beside the button. */
export const FormProblemAlert = ({ problem }: { problem: FormProblem | null }) =>
  problem && <Alert severity={problem.waits ? 'info' : 'error'}>{problem.message}</Alert>
