import { useDocumentTitle } from '@portal/ui/app/useDocumentTitle.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { createFileRoute } from '@tanstack/react-router'
import { RecuperarForm } from '../ingresar/RecuperarForm.tsx'
import { Welcome } from '../ingresar/Welcome.tsx'

/** Where an operador who forgot the password asks for a link. */
export const Route = createFileRoute('/recuperar')({ component: Recuperar })

function Recuperar() {
  useDocumentTitle(useTexts()('recuperar.titulo'))
  return (
    <Welcome>
      <RecuperarForm />
    </Welcome>
  )
}
