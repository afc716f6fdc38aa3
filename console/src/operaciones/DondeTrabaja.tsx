import type { Result } from '@portal/contract'
import { EnOperaciones } from '@portal/parts/operaciones/EnOperaciones.tsx'
import { enLaUnica, enNingunaDe } from '@portal/parts/operaciones/enOperaciones.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

interface DondeTrabajaProps {
  cuentaid: string
  recurso: Result<'DetailRecursoCuenta'>['records'][number]
}

/** Where a resource of an account works and how it stands there; it is taken out there and back in. */
export const DondeTrabaja = ({ cuentaid, recurso }: DondeTrabajaProps) => {
  const t = useTexts()
  const { mutateAsync: participar } = useWrite('SaveParticipacionCuenta')
  const { recursoid, tiporecurso, nombre, dominio, estado, operaciones = [], culpables } = recurso
  if (operaciones.length === 0 || estado !== 'ACTIVO') return null
  const dicho = enLaUnica(recurso) !== undefined
  return (
    <EnOperaciones
      operaciones={operaciones}
      lado="proveedor"
      participar={
        tiporecurso === 'transporte'
          ? undefined
          : {
              nombre: dominio ?? nombre,
              por: 'proveedor',
              save: (asked) => participar({ cuentaid, recursoid, ...asked }),
            }
      }
      dicho={dicho}
      enNinguna={dicho ? undefined : enNingunaDe(t, culpables, { dicho: culpables[0] })}
    />
  )
}
