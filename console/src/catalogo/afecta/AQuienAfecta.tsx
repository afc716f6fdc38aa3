import { Refusal } from '@portal/contract/refusals.ts'
import type { TipoRecurso } from '@portal/contract/recursos.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { Users as WhoIcon } from 'lucide-react'
import { useId, useState, type Ref } from 'react'
import { Afectados } from './Afectados.tsx'
import { alguienPierde } from './alguienPierde.ts'
import { Nombrados } from '../../piezas/Nombrados.tsx'
import { useFraseDeVista } from '../../piezas/useFraseDeVista.ts'
import styles from './aQuienAfecta.module.css'
import { useFrase } from './useFrase.ts'
import type { useVista } from './useVista.ts'

interface AQuienAfectaProps extends Pick<
  ReturnType<typeof useVista>,
  'vista' | 'pending' | 'error' | 'retry'
> {
  recurso: TipoRecurso
  ref: Ref<HTMLElement>
}

/** Whom a change would leave unfit, or make fit, beside the field that it is made in. What nobody knows is not told as good news. */
export const AQuienAfecta = ({ vista, pending, error, retry, recurso, ref }: AQuienAfectaProps) => {
  const t = useTexts()
  const id = useId()
  const [showSame, setShowSame] = useState(false)
  const frase = useFrase()
  const fraseEn = useFraseDeVista()
  // What is wrong with a field is said beside it.
  if (error instanceof Refusal && error.is('INVALID_INPUT', 'DUPLICATE', 'STALE_VERSION')) return null
  const known = error === null ? vista : undefined
  const said = known ? frase(recurso, known, 'afecta') : []
  const tone = !known
    ? undefined
    : alguienPierde(known)
      ? 'red'
      : known.ganan.cantidad > 0 || known.operaciones.length > 0
        ? 'green'
        : undefined
  const notes =
    known &&
    [
      known.empiezan > 0 &&
        t('catalogo.afecta.empiezan', { count: known.empiezan, n: formatNumber(known.empiezan) }),
      known.dejan > 0 &&
        [
          t('catalogo.afecta.dejan', { count: known.dejan, n: formatNumber(known.dejan) }),
          known.dejan_presentados > 0 &&
            t('catalogo.afecta.yaPresentados', {
              count: known.dejan_presentados,
              n: formatNumber(known.dejan_presentados),
            }),
        ]
          .filter(Boolean)
          .join(' '),
    ].filter((note) => note !== false)

  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className={`unringed ${styles.block}`}
      data-tone={tone}
      aria-busy={pending}
    >
      <header className="grid at-middle gap-12">
        <WhoIcon aria-hidden />
        <div className="slim">
          <div role="status">
            <h3 className="heading-16" id={id}>
              {t('catalogo.afecta.titulo')}
            </h3>
            {error ? (
              <p>
                {t('catalogo.afecta.noSeSabe')}{' '}
                <TextButton onClick={retry}>{t('acciones.reintentar')}</TextButton>
              </p>
            ) : !known ? (
              <Placeholder width="70%" />
            ) : (
              (said.length > 0 || known.operaciones.length > 0 ? said : [t('catalogo.afecta.nadie')]).map(
                (each) => <p key={each}>{each}</p>,
              )
            )}
            {notes?.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          {known?.operaciones.map(({ operacionid, nombre, ...vista }) => (
            <div key={operacionid}>
              <div role="status">
                {fraseEn(nombre, vista).map((each) => (
                  <p key={each}>{each}</p>
                ))}
              </div>
              <Nombrados {...vista} />
            </div>
          ))}
        </div>
      </header>
      {known && (
        <>
          <Afectados
            key={`pierden ${known.pierden.cantidad}`}
            {...known.pierden}
            label={t('catalogo.afecta.pierden')}
          />
          <Afectados
            key={`ganan ${known.ganan.cantidad}`}
            {...known.ganan}
            label={t('catalogo.afecta.ganan')}
          />
          {known.igual.cantidad > 0 && (
            <footer className="flex spread gap-12 soft line-above shaded pad-8-16">
              {t('catalogo.afecta.igual', {
                count: known.igual.cantidad,
                n: formatNumber(known.igual.cantidad),
                recursos: t(`catalogo.plural.${recurso}`, { count: known.igual.cantidad }),
              })}
              <TextButton aria-expanded={showSame} onClick={() => setShowSame(!showSame)}>
                {t(showSame ? 'catalogo.afecta.ocultarlos' : 'catalogo.afecta.verlos')}
              </TextButton>
            </footer>
          )}
          {showSame && <Afectados {...known.igual} label={t('catalogo.afecta.iguales')} all />}
        </>
      )}
    </section>
  )
}
