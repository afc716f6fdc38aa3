import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { rutas } from '../rutas.ts'
import { useDocumentTitle } from '@portal/ui/app/useDocumentTitle.ts'
import { ClaveForm } from '../ingresar/ClaveForm.tsx'
import { Welcome } from '../ingresar/Welcome.tsx'

/** Where the mailed link of an operador leads. Its token stands behind the `#`, which no server's log sees. */
export const Route = createFileRoute('/clave')({ component: Clave })

function Clave() {
  const t = useTexts()
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('token') ?? '' })
  const navigate = Route.useNavigate()
  useDocumentTitle(t('clave.titulo'))
  return (
    <Welcome>
      <ClaveForm
        token={token}
        onChanged={() => void navigate({ href: rutas.ingreso({ motivo: 'clave' }), replace: true })}
      />
    </Welcome>
  )
}
