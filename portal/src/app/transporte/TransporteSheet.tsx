import { ConCuit } from '@portal/parts/ConCuit.tsx'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { formatPhone } from '@portal/contract/telefono.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DataList } from '@portal/ui/show/DataList.tsx'
import type { Transporte } from './transporte.ts'

type Plain = 'accountname' | 'email' | 'mailingstreet' | 'othercity' | 'otherstate' | 'othercountry'

/** What is written down of the company. */
export const TransporteSheet = ({ transporte }: { transporte: Transporte }) => {
  const t = useTexts()
  const { tipo_documento, cuit, mobile, estado } = transporte
  const datum = (name: Plain) => ({ label: t(`perfil.campos.${name}`), value: transporte[name] })
  return (
    <div className="pad-20">
      <DataList
        data={[
          datum('accountname'),
          {
            label: tipo_documento ?? t('perfil.campos.cuit'),
            value: cuit && <ConCuit>{formatCuit(cuit)}</ConCuit>,
          },
          { label: t('perfil.campos.estado'), value: estado && t(`estadoCuenta.${estado}`) },
          datum('email'),
          { label: t('perfil.campos.mobile'), value: mobile && formatPhone(mobile) },
          datum('mailingstreet'),
          datum('othercity'),
          datum('otherstate'),
          datum('othercountry'),
        ]}
      />
    </div>
  )
}
