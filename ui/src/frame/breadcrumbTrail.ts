import { capitalized } from '../texts/locale.ts'

interface Crumb {
  label: string
  /** Absent in the last one: the person is there. */
  href?: string
}

const recordId = /\d+x\d+/

const readable = (segment: string): string => {
  return capitalized(decodeURIComponent(segment).replaceAll('-', ' '))
}

/** The path as a person reads it: record ids and the segment `pages` say nothing, so they are left out. */
export const breadcrumbTrail = (pathname: string, labels: Readonly<Record<string, string>>): Crumb[] => {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const crumbs = segments
    .map((segment, index) => ({ segment, href: `/${segments.slice(0, index + 1).join('/')}` }))
    .filter(({ segment }) => segment !== 'pages' && !recordId.test(segment))
    .map(({ segment, href }) => ({ label: labels[decodeURIComponent(segment)] ?? readable(segment), href }))
  return crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { label: crumb.label } : crumb))
}
