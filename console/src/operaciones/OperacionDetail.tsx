import { Screen } from '@portal/ui/app/Screen.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { Ficha } from '@portal/ui/show/Ficha.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { rutas } from '../rutas.ts'
import type { Operacion } from './operacion.ts'

/** One operation: how it is called and where it is. */
export const OperacionDetail = ({ operacion }: { operacion: Operacion }) => {
  const t = useTexts()
  const { nombre, sede, descripcion } = operacion
  return (
    <Screen title={nombre} back={{ label: t('exigencias.titulo'), href: rutas.operaciones() }}>
      <Card padded>
        <Ficha
          data={[
            { label: t('operacion.campos.sede'), value: sede },
            { label: t('operacion.campos.descripcion'), value: descripcion },
          ]}
        />
      </Card>
    </Screen>
  )
}
