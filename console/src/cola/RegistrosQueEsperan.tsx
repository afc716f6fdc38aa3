import { UserPlus as RegistroIcon } from 'lucide-react'
import type { Result } from '@portal/contract'
import { identificacion } from '@portal/contract/identificacion.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Bloque } from '../piezas/Bloque.tsx'
import { useEspera } from '../piezas/useEspera.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { registrosAddress } from '../registros/address.ts'
import { rutas } from '../rutas.ts'
import { Renglon, Renglones } from '../piezas/Renglon.tsx'

/** The oldest of those that wait: `Cola` brings the oldest of both kinds, which may all be documents. */
export const oldestRegistros = { ...registrosAddress.input({}), pagesize: 3 }

/** Who asked for an account, the oldest first. */
export const RegistrosQueEsperan = ({ cola }: { cola: Result<'Cola'> }) => {
  const t = useTexts()
  const { espera } = useEspera()
  const { cantidad } = cola.registros
  const rows = useQuery({ ...operationQuery('ListRegistros', oldestRegistros), enabled: cantidad > 0 }).data
    ?.records
  return (
    <Bloque
      title={t('cola.registros.titulo')}
      more={
        cantidad > 0 && (
          <TextLink href={rutas.registros()}>
            {t('cola.registros.verTodos', { count: cantidad, n: formatNumber(cantidad) })}
          </TextLink>
        )
      }
    >
      {cantidad === 0 && (
        <div className="pad-foot">
          <p className="small soft">{t('cola.registros.ninguno')}</p>
        </div>
      )}
      {rows && rows.length > 0 && (
        <Renglones>
          {rows.map((row) => {
            const nombre = `${row.firstname} ${row.lastname}`
            return (
              <Renglon
                key={row.registroid}
                tone="blue"
                icon={RegistroIcon}
                title={nombre}
                detail={[identificacion(row), row.dias !== null && espera(row.dias)]
                  .filter(Boolean)
                  .join(' · ')}
                action={
                  <TextLink
                    href={rutas.registro(row.registroid)}
                    aria-label={t('cola.registros.decidirCual', { nombre })}
                  >
                    {t('cola.registros.decidir')}
                  </TextLink>
                }
              />
            )
          })}
        </Renglones>
      )}
    </Bloque>
  )
}
