import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { formatCuit, formatDocumento } from '@portal/contract/identificacion.ts'
import { Plate } from '@portal/parts/Plate.tsx'
import { Silueta } from '@portal/parts/vehiculos/Silueta.tsx'
import { vehiculoName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { rutas } from '../../rutas.ts'
import section from '../../piezas/seccion.module.css'
import styles from './panelRevision.module.css'
import type { Revision } from '../documento/revision.ts'

/** The record that the document belongs to, drawn, and its account, which leads to all that waits of it. */
export const DelRecurso = ({ revision }: { revision: Revision }) => {
  const t = useTexts()
  const { tiporecurso, nombre, dominio, pais_patente, foto, marca, modelo } = revision
  const { accountname, cuit, cuenta_id, recurso } = revision
  const plate = tiporecurso === 'dominio' ? dominio : null
  const number = recurso.find(({ valor }) => valor === revision.documento)
  const vehiculo = vehiculoName(t, revision)
  // A vehicle that nobody gave a name is called by what it is: its plate stands there already.
  const named = nombre !== plate
  const kind =
    plate !== null
      ? [named && vehiculo, [marca, modelo].filter(Boolean).join(' ')]
      : [
          t(`tipoRecurso.${tiporecurso}`),
          number && `${number.nombre} ${formatDocumento(number.nombre, number.valor)}`,
        ]
  const ofAccount = tiporecurso === 'transporte'
  return (
    <div className={`${section.section} ${styles.resource}`}>
      {plate !== null ? (
        <Plate dominio={plate} pais={pais_patente} height={40} />
      ) : (
        <PersonAvatar name={nombre} photo={foto} size={40} />
      )}
      <div>
        <div className="row gap-8">
          <b className="semibold">{named ? nombre : vehiculo}</b>
          {plate !== null && <Silueta dominio={revision} height={28} decorative />}
        </div>
        <p className="small soft">{kind.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="across">
        <TextLink href={rutas.revision({ cuentaid: cuenta_id })}>
          {ofAccount ? t('revision.losDeLaCuenta') : accountname}
        </TextLink>
        <span className="soft one-line">
          {' · '}
          {t('revision.cuit', { cuit: formatCuit(cuit) })}
          {revision.estado_cuenta !== estadoCuenta.habilitado &&
            ` · ${t(`estadoCuenta.${revision.estado_cuenta}`)}`}
        </span>
      </div>
    </div>
  )
}
