export interface Toast {
  message: string
  /** What it is about: a newer one about the same thing takes the older one's place. */
  about?: string | undefined
  /** Something done, or something worth knowing. Errors are said where they happened. */
  severity?: 'success' | 'info' | 'warning'
  durationMs?: number | undefined
  /** What can be done about it while it is there, as taking it back; it leaves then. */
  action?: { label: string; onClick: () => void } | undefined
}

export type ShownToast = Toast & { id: number }

/** More than these would climb over what can be pressed. */
const most = 3

const aboutOf = ({ about, message }: Toast) => about ?? message

/** The toasts with a new one, the newest last. */
export const withToast = (toasts: readonly ShownToast[], toast: ShownToast): ShownToast[] =>
  [...toasts.filter((each) => aboutOf(each) !== aboutOf(toast)), toast].slice(-most)
