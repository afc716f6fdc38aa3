import type { ReactNode } from 'react'

/** The few that fields need, drawn after the set of the apps (24 units, round ends): the set's own component would weigh more than all of them in the pages before sign-in. */
const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {children}
  </svg>
)

const drawn = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
)

const circle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18'

export const ChevronIcon = drawn('m6 9 6 6 6-6')
export const CalendarIcon = drawn(
  'M8 2.5v4M16 2.5v4M5 4.5h14a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2M3 10h18',
)
export const ShowIcon = drawn(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
)
export const HideIcon = drawn(
  'M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.4M6.2 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17',
)
export const ErrorIcon = drawn(`${circle}M9 9l6 6M15 9l-6 6`)
export const InfoIcon = drawn(`${circle}M12 11v5M12 8v.1`)
export const SuccessIcon = drawn(`${circle}M8 12.3l2.8 2.8 5.2-5.7`)
export const ProblemIcon = drawn('M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.1')
