import { useApiPorCuenta } from '@portal/parts/importar/api.ts'
import { ImportarScreen } from '@portal/parts/importar/ImportarScreen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { rutas } from '../rutas.ts'

interface ImportarEnCuentaProps {
  cuentaid: string
  accountname: string
}

/** A carrier's sheet, imported in its name: it reads who did it. */
export const ImportarEnCuenta = ({ cuentaid, accountname }: ImportarEnCuentaProps) => {
  const t = useTexts()
  return (
    <ImportarScreen
      api={useApiPorCuenta(cuentaid)}
      lista={() => rutas.cuenta(cuentaid)}
      cuenta={accountname}
      back={{ href: rutas.cuenta(cuentaid), label: t('cuenta.detalle') }}
      puedeEscribir
    />
  )
}
