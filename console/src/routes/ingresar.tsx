import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { fallasDeIngreso } from '@portal/contract/ingresoPorEmpresa.ts'
import * as z from 'zod/mini'
import { lenient } from '@portal/ui/list/listSearch.ts'
import { isOwnAddress, rutas } from '../rutas.ts'
import { sessionQuery } from '../app.ts'
import { useDocumentTitle } from '@portal/ui/app/useDocumentTitle.ts'
import { Ingreso } from '../ingresar/Ingreso.tsx'
import { Welcome } from '../ingresar/Welcome.tsx'

export const Route = createFileRoute('/ingresar')({
  validateSearch: z.object({
    /** Where the operador was going. */
    volver: lenient(z.string().check(z.refine(isOwnAddress))),
    motivo: lenient(z.enum(['sesion', 'clave', 'salida'])),
    /** Why the company's own sign-in let nobody in. */
    falla: lenient(z.enum(fallasDeIngreso)),
  }),
  beforeLoad: async ({ context, search }) => {
    // Who was just signed out for being away, set a password or was let in by nobody may still have a cookie; they asked for
    // nothing yet.
    if (search.motivo !== undefined || search.falla !== undefined) return
    const operador = await context.queryClient.query(sessionQuery).catch(() => undefined)
    if (operador) throw redirect({ href: search.volver ?? rutas.cola() })
  },
  component: Ingresar,
})

function Ingresar() {
  const t = useTexts()
  const { volver, motivo, falla } = Route.useSearch()
  const navigate = Route.useNavigate()
  useDocumentTitle(t('ingresar.titulo'))
  return (
    <Welcome>
      <Ingreso
        arrival={motivo}
        falla={falla}
        volver={volver}
        onSignedIn={() => void navigate({ href: volver ?? rutas.cola(), replace: true })}
      />
    </Welcome>
  )
}
