import type { Answer } from '@portal/contract'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { ChevronRight as ForwardIcon, FileText, Truck, UserCog, Users } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { rutas } from '../rutas.ts'
import styles from './inicio.module.css'

type Cantidades = NonNullable<Answer<'Dashboard'>['cantidades']>

/** Of what nobody counts nothing is said. */
const said = (cantidad: number | undefined) => cantidad !== undefined && formatNumber(cantidad)

/** The four tiles, each with how many there are behind it. */
export const Accesos = ({ cantidades }: { cantidades: Cantidades | undefined }) => {
  const t = useTexts()
  const accesos = [
    { key: 'choferes', Icon: Users, href: rutas.choferes() },
    { key: 'dominios', Icon: Truck, href: rutas.dominios() },
    { key: 'usuarios', Icon: UserCog, href: rutas.usuarios() },
    { key: 'documentos', Icon: FileText, href: rutas.documentos() },
  ] as const
  return (
    <nav className={styles.tiles} aria-label={t('inicio.accesos.titulo')}>
      {accesos.map(({ key, Icon, href }) => (
        <Link key={key} href={href} className={`row gap-12 unlined uncoloured ${styles.card}`}>
          <span aria-hidden className="tile square-40">
            <Icon />
          </span>
          <b>{t(`inicio.accesos.${key}`)}</b>
          <span className="to-end soft digits">
            {cantidades ? said(cantidades[key]) : <Placeholder width={24} />}
          </span>
          <ForwardIcon size={16} className="flips" />
        </Link>
      ))}
    </nav>
  )
}
