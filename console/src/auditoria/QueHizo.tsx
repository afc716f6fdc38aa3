import { Plate } from '@portal/parts/Plate.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { ArrowRight as ToIcon } from 'lucide-react'
import styles from './auditoria.module.css'
import { dondeSeVe, motivoDe, resumenDe, valorDe, type Cambio, type Linea } from './linea.ts'
import { useFrase } from './useFrase.ts'

/** Pixels: plates within a sentence. */
const small = 22

/** What was done and to what, what it said before, and why. */
export const QueHizo = ({ linea }: { linea: Linea }) => {
  const t = useTexts()
  const { antes, despues } = useFrase()(linea)
  const { cambio, campo, mas } = resumenDe(linea)
  const motivo = motivoDe(linea)
  return (
    <span className={styles.what}>
      <span>
        {antes}
        {cambio?.nombre && <Nombre cambio={cambio} nombre={cambio.nombre} />}
        {despues}
      </span>
      {campo && !campo.callado && (
        <span className={`inline-row wraps gap-4 ${styles.change}`}>
          {t('auditoria.de')}
          <del className="soft">{valorDe(t, campo, campo.antes)}</del>
          <ToIcon size={14} aria-hidden />
          <Hidden>{t('auditoria.flecha')}</Hidden>
          <ins className="semibold petrol unlined tinted">{valorDe(t, campo, campo.despues)}</ins>
        </span>
      )}
      {motivo !== undefined && motivo !== campo?.despues && <q className="soft breaks">{motivo}</q>}
      {mas > 0 && <span className="soft">{t('auditoria.mas', { count: mas, n: formatNumber(mas) })}</span>}
    </span>
  )
}

/** What was written, under the name that it has today: leads to it where the console shows it. */
const Nombre = ({ cambio, nombre }: { cambio: Cambio; nombre: string }) => {
  const href = dondeSeVe(cambio)
  const shown =
    cambio.tabla === 'dominio' ? (
      <span className={styles.plate}>
        <Plate dominio={nombre} pais={cambio.pais_patente} height={small} />
      </span>
    ) : (
      nombre
    )
  return href === undefined ? <b>{shown}</b> : <TextLink href={href}>{shown}</TextLink>
}
