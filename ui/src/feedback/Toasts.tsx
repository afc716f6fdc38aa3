import { CircleCheck as DoneIcon, Info as NoticeIcon, X as CloseIcon } from 'lucide-react'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { ToastTimer } from './ToastTimer.tsx'
import { withToast, type ShownToast, type Toast } from './toastList.ts'
import styles from './toasts.module.css'

type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast | null>(null)

export const useToast = (): ShowToast => {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast outside ToastProvider')
  return show
}

let lastId = 0

/** Above an open dialog too, which is drawn over whatever was shown before it. Without one it stays: readers follow it there. */
function raise(region: HTMLElement | null): void {
  if (!region) return
  if (region.matches(':popover-open')) {
    if (!document.querySelector('dialog:modal')) return
    region.hidePopover()
  }
  region.showPopover()
}

/**
 * Says that something is done, clear of what can be pressed: at the foot of the window, on a phone over the title. What went wrong is
 * said where it was pressed: a sentence that leaves by itself is no place for it.
 */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const t = useTexts()
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const [held, setHeld] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => raise(region.current), [toasts])
  const show = useCallback<ShowToast>((toast) => {
    lastId += 1
    const id = lastId
    setToasts((all) => withToast(all, { ...toast, id }))
  }, [])
  const leave = useMemo(
    () => (id: number) => {
      setToasts((all) => all.filter((toast) => toast.id !== id))
      // Its close button may have held the focus, and goes without saying so.
      setHeld(false)
    },
    [],
  )

  return (
    <ToastContext value={show}>
      {children}
      <div
        ref={region}
        popover="manual"
        role="status"
        className={styles.region}
        data-print="hide"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {toasts.map(({ id, message, severity = 'success', durationMs, action }) => (
          <div key={id} className={styles.toast}>
            {severity === 'success' ? <DoneIcon aria-hidden /> : <NoticeIcon aria-hidden />}
            <span className="grow slim as-written">{message}</span>
            {action && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  leave(id)
                  action.onClick()
                }}
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              className="middle rigid rounded square-32"
              aria-label={t('acciones.cerrar')}
              onClick={() => leave(id)}
            >
              <CloseIcon />
            </button>
            <ToastTimer held={held} durationMs={durationMs} onOver={() => leave(id)} />
          </div>
        ))}
      </div>
    </ToastContext>
  )
}
