import type { Sobra } from '@portal/parts/nomina/Comparado.tsx'
import { persona } from '@portal/contract/persona.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { useWrite } from '@portal/ui/app/queries.ts'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useNavigate } from '@tanstack/react-router'
import { rutas } from '../rutas.ts'
import { useMayWrite } from '../session/useLogin.ts'
import { leaveParaAgregar, paraAgregarDe } from './paraAgregar.ts'

/** What can be done about one who is on the list and not in the portal: a chofer of theirs, or that they drive nothing. */
export const Sobrante = ({ sobra }: { sobra: Sobra }) => {
  const t = useTexts()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useWrite('SaveNoManeja')
  const mayWrite = useMayWrite()
  if (!mayWrite || sobra.recursoid != null) return null
  const de = persona(sobra.nombre) || sobra.cuil
  return (
    <>
      <TextButton
        aria-label={t('cargarNomina.agregarA', { nombre: de })}
        onClick={() => {
          leaveParaAgregar(paraAgregarDe(sobra))
          void navigate({ href: rutas.nuevoChofer() })
        }}
      >
        {t('cargarNomina.agregar')}
      </TextButton>
      <TextButton
        aria-label={t('cargarNomina.noManejaA', { nombre: de })}
        onClick={() => {
          // Not disabled meanwhile: the focus stays where it may be pressed again.
          if (!isPending) mutate({ cuil: sobra.cuil, nombre: sobra.nombre, no_maneja: true })
        }}
      >
        {t('cargarNomina.noManeja')}
      </TextButton>
      {error && (
        <span role="alert" className="wrong">
          {say(error.message)}
        </span>
      )}
    </>
  )
}
