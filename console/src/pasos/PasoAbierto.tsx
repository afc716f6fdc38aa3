import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { rutas } from '../rutas.ts'
import { useOperador } from '../session/operador.ts'
import { AjustesDelPaso } from './AjustesDelPaso.tsx'
import { ComoVienen } from './ComoVienen.tsx'
import { CorreoDePrueba } from './CorreoDePrueba.tsx'
import { PasoCard } from './PasoCard.tsx'
import type { Paso, Pasos } from './usePasos.ts'

interface PasoAbiertoProps {
  paso: Paso
  pasos: Pasos
  /** It was set: what follows is the next one. */
  onDone: () => void
}

/** What there is to do in one step. */
export const PasoAbierto = ({ paso, pasos, onDone }: PasoAbiertoProps) => {
  const t = useTexts()
  const { totp } = useOperador()
  switch (paso) {
    case 'quienes':
      return <AjustesDelPaso paso={paso} solo={['proveedor_nombre']} onDone={onDone} />
    case 'ayuda':
      return <AjustesDelPaso paso={paso} solo={['soporte_telefono', 'soporte_email']} onDone={onDone} />
    case 'avisos':
      return <AjustesDelPaso paso={paso} solo={['avisos_email']} onDone={onDone} />
    case 'promesa':
      return <AjustesDelPaso paso={paso} solo={['plazo_revision_dias']} onDone={onDone} />
    case 'correo':
      return <CorreoDePrueba />
    case 'catalogo':
      return (
        <PasoCard
          title={t('pasos.catalogo.titulo')}
          message={t('pasos.catalogo.mensaje', {
            n: formatNumber(pasos.tipos),
            criticos: formatNumber(pasos.criticos),
          })}
        >
          <ButtonLink kind="primary" size="large" href={rutas.catalogo()}>
            {t('pasos.catalogo.ver')}
          </ButtonLink>
        </PasoCard>
      )
    case 'gente':
      return (
        <PasoCard title={t('pasos.gente.titulo')} message={t('pasos.gente.mensaje')}>
          <ButtonLink kind="primary" size="large" href={rutas.operadores()}>
            {t('pasos.gente.invitar')}
          </ButtonLink>
          {!totp && (
            <ButtonLink size="large" href={rutas.dosPasos()}>
              {t('pasos.gente.dosPasos')}
            </ButtonLink>
          )}
        </PasoCard>
      )
    case 'transportes':
      return <ComoVienen direccion={pasos.direccion} />
  }
}
