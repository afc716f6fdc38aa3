import { useSyncExternalStore } from 'react'
import { cambiar as words } from '../mensajes/es/cambiar.ts'
import { SplitPage } from '../partes/SplitPage.tsx'
import styles from '../partes/Form.module.css'
import { codeSentTo } from '@portal/ui/kept/kept.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { proofIn, type Proof } from './proof.ts'

/** Whether a link or a code brought the person is known to the browser alone; until then the form keeps its place, unseen. */
const unknown: Proof = { by: 'code', email: undefined }

let found: Proof | undefined
const readProof = () => (found ??= proofIn(location, codeSentTo.read()))
const neverChanges = () => () => undefined

export const ResetPasswordCode = () => {
  const proof = useSyncExternalStore(neverChanges, readProof, () => unknown)
  return (
    <SplitPage over>
      <h1 className={styles.title}>{words.titulo}</h1>
      <div className={styles.kept} data-kept={proof === unknown}>
        <p className={styles.lead}>{leadFor(proof)}</p>
        <NewPasswordForm key={String(proof === unknown)} proof={proof} />
      </div>
    </SplitPage>
  )
}

function leadFor(proof: Proof): string {
  if (proof.by === 'link') return words.bajadaEnlace
  return proof.email === undefined ? words.bajada : words.bajadaEnviado(proof.email)
}
