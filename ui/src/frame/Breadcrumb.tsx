import { useTexts } from '../texts/useTexts.ts'
import { Link } from '../controls/Link.tsx'
import { breadcrumbTrail } from './breadcrumbTrail.ts'
import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  pathname: string
  labels: Readonly<Record<string, string>>
}

export const Breadcrumb = ({ pathname, labels }: BreadcrumbProps) => {
  const t = useTexts()
  return (
    <nav className={styles.crumbs} aria-label={t('marco.estasAqui')}>
      <span>{t('marco.estasAqui')}</span>
      <ol className="flex gap-8">
        {breadcrumbTrail(pathname, labels).map(({ label, href }) => (
          <li className="flex" key={href ?? 'here'}>
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
