import { operationQuery } from '@portal/ui/app/queries.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { Bloque } from '../piezas/Bloque.tsx'
import { rutas } from '../rutas.ts'

/** What is controlled and where that comes from, in the provider's words. */
export const QueDiceLaNorma = () => {
  const t = useTexts()
  const { data } = useQuery(operationQuery('ListControles', {}))
  if (!data) return null
  const fuentes = [
    ...new Set(data.records.flatMap(({ activo, fuente }) => (activo && fuente !== '' ? fuente : []))),
  ]
  return (
    <Bloque title={t('control.norma.titulo')} padded>
      <ul className="stack gap-8 small">
        {data.records
          .filter(({ activo }) => activo)
          .map(({ control, nombre, texto }) => (
            <li key={control}>
              <b>{nombre}.</b> <span className="soft">{texto}</span>
            </li>
          ))}
      </ul>
      <p className="small soft room-above">
        {fuentes.join('; ')}. {t('control.norma.aviso')}{' '}
        <TextLink href={rutas.controles()}>{t('controles.verAjustes')}</TextLink>
      </p>
    </Bloque>
  )
}
