import { Building2 as CompanyIcon } from 'lucide-react'
import styles from './transporte.module.css'

/** The account's picture on white, as on its own paper. */
export const CompanyFace = ({ logo }: { logo: string | null | undefined }) => (
  <span aria-hidden className={styles.face}>
    {logo ? <img src={logo} alt="" /> : <CompanyIcon size={24} />}
  </span>
)
