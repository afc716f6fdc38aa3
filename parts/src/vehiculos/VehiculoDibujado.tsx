import { Card } from '@portal/ui/show/Card.tsx'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Plate } from '../Plate.tsx'
import { Silueta } from './Silueta.tsx'
import { vehiculoName } from './vehiculoName.ts'
import styles from './VehiculoDibujado.module.css'

/** The dominio as it is being written down: its plate, and the vehicle that was chosen. */
export const VehiculoDibujado = ({ form }: { form: UseFormReturn }) => {
  const t = useTexts()
  const [plate, pais, vehiculo, carroceria, ejes] = useWatch({
    control: form.control,
    name: ['dominio', 'pais_patente', 'vehiculo', 'carroceria', 'cantidad_ejes'],
  }) as (string | null | undefined)[] // fields hold texts
  const drawn = { vehiculo, carroceria, cantidad_ejes: Number(ejes) || undefined }
  if (!plate && !vehiculo) return null
  return (
    <Card className={styles.card}>
      <h2>{t('vehiculo.asiSeVe')}</h2>
      {plate && <Plate dominio={plate} pais={pais} height={68} />}
      {vehiculo && (
        <>
          <div className={styles.ground}>
            <Silueta dominio={drawn} height={92} decorative />
          </div>
          <p className="small soft">{vehiculoName(t, drawn)}</p>
        </>
      )}
    </Card>
  )
}
