import type { ReactNode } from 'react'

const Icon = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
)

export const ChevronIcon = () => (
  <Icon>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
)

export const EyeIcon = () => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
)

export const EyeOffIcon = () => (
  <Icon>
    <path d="M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.500a16 16 0 0 1-2.6 3.400M6.2 7.300A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4.5-1.200M9.9 9.900a3 3 0 0 0 4.2 4.200M3.5 3.500l17 17" />
  </Icon>
)

export const CheckIcon = () => (
  <Icon>
    <path d="m5.5 12.5 4.2 4.2 8.8-9.2" />
  </Icon>
)

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)

export const AlertIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.500v5.500M12 16.200v.1" />
  </Icon>
)

export const MailIcon = () => (
  <Icon>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="m3.5 7 8.5 6.500L20.5 7" />
  </Icon>
)
