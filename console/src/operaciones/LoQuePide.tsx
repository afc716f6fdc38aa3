import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Bloque } from '../piezas/Bloque.tsx'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { Exigencias } from './Exigencias.tsx'
import type { Operacion } from './operacion.ts'

/** What it asks beyond what everybody is asked for, with its dates and who asks for it. The grid changes it. */
export const LoQuePide = ({ operacion: { exigencias } }: { operacion: Operacion }) => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  return (
    <Bloque
      title={t('operacion.pide.titulo')}
      more={
        <TextLink href={rutas.operaciones()}>
          {t(mayChange ? 'operacion.pide.cambiar' : 'operacion.pide.ver')}
        </TextLink>
      }
    >
      {exigencias.length === 0 ? (
        <p className="small soft pad-foot">{t('operacion.pide.nada')}</p>
      ) : (
        <Exigencias exigencias={exigencias} label={t('operacion.pide.titulo')} />
      )}
    </Bloque>
  )
}
