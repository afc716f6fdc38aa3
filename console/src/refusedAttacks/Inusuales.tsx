import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { CircleHelp as UnknownIcon } from 'lucide-react'
import { Bloque } from '../piezas/Bloque.tsx'
import { Renglon, Renglones } from '../piezas/Renglon.tsx'
import { rutas } from '../rutas.ts'
import { iconoDeClase } from './clase.ts'
import { useInusuales, type Clase } from './useInusuales.ts'

/** Tells an administrador that more was refused than people cause by mistake, and otherwise nothing. */
export const Inusuales = () => {
  const t = useTexts()
  const inusuales = useInusuales()
  if (inusuales.estado === 'nada' || inusuales.estado === 'espera') return null
  return (
    <Bloque
      title={t('refusedAttacks.inicio.titulo')}
      note={t('refusedAttacks.inicio.nota')}
      more={
        <TextLink href={rutas.refusedAttacks()} aria-label={t('refusedAttacks.inicio.verCuales')}>
          {t('refusedAttacks.inicio.ver')}
        </TextLink>
      }
    >
      <Renglones>
        {inusuales.estado === 'no se sabe' ? (
          <Renglon
            tone="slate"
            icon={UnknownIcon}
            title={t('refusedAttacks.inicio.fallo')}
            detail={t('refusedAttacks.inicio.falloAyuda', { error: inusuales.error.message })}
            action={
              <Button kind="quiet" size="small" onClick={inusuales.retry}>
                {t('acciones.reintentar')}
              </Button>
            }
          />
        ) : (
          inusuales.clases.map((clase) => <DeClase key={clase.clase} {...clase} />)
        )}
      </Renglones>
    </Bloque>
  )
}

const DeClase = ({ clase, veces, personas, redes, juntos }: Clase) => {
  const t = useTexts()
  const title = t(`refusedAttacks.inicio.clase.${clase}`, { count: veces, n: formatNumber(veces) })
  const who = {
    personas:
      personas === 0
        ? t('refusedAttacks.inicio.nadie')
        : t('refusedAttacks.inicio.personas', { count: personas, n: formatNumber(personas) }),
    redes: t('refusedAttacks.inicio.redes', { count: redes, n: formatNumber(redes) }),
  }
  return (
    <Renglon
      tone="ochre"
      icon={iconoDeClase[clase]}
      title={title}
      detail={t(juntos ? 'refusedAttacks.inicio.mas' : 'refusedAttacks.inicio.detalle', who)}
      action={
        <TextLink
          href={rutas.refusedAttacks({ clase })}
          aria-label={`${t('refusedAttacks.inicio.ver')}: ${title}`}
        >
          {t('refusedAttacks.inicio.ver')}
        </TextLink>
      }
    />
  )
}
