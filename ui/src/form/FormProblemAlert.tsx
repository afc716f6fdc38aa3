import { Notice } from '../feedback/Notice.tsx'
import type { FormProblem } from './useFormProblem.ts'

/** Why a small form was not taken, over its fields. A long one has its `ProblemLine` beside the button. */
export const FormProblemAlert = ({ problem }: { problem: FormProblem | null }) =>
  problem && <Notice severity={problem.waits ? 'info' : 'error'}>{problem.message}</Notice>
