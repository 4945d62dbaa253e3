import { messageOf } from '@/lib/client/api'

export type ToastMessage = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** One thing to do about it, e.g. 'Fortryd'; offer the same in the page too, for the toast goes by itself. */
  action?: { label: string; onClick: () => void }
}

/** How long a toast stands, in milliseconds. */
export const TOAST_DURATION_MS = 5000

let prepareToaster: () => Promise<void> = () => Promise.resolve()

/** The toaster of the page says how it is brought in; called once, by components/ui/toaster.tsx. */
export function registerToaster(prepare: () => Promise<void>): void {
  prepareToaster = prepare
}

/**
 * Shows one message and closes the one before it: never two at a time.
 * The library is fetched with the first message, so pages that say nothing do not carry it.
 */
export async function showToast({ title, description, variant = 'default', action }: ToastMessage): Promise<void> {
  const [{ toast }] = await Promise.all([import('sonner'), prepareToaster()])
  toast.dismiss()
  const show = variant === 'destructive' ? toast.error : toast
  show(title, { ...(description && { description }), ...(action && { action }) })
}

/** For `onError`: shows the sentence of whatever was refused or failed under this title. */
export function failureToast(title = 'Fejl'): (error: unknown) => void {
  return (error) => void showToast({ title, description: messageOf(error), variant: 'destructive' })
}

const leavesAfterMs = 1000

/**
 * Shows a message on a page about to be left; resolves once it is visible, or after a second at most, to keep the
 * navigation from waiting.
 */
export async function showToastBeforeLeaving(message: ToastMessage): Promise<void> {
  const isOver = new Promise<void>((resolve) => setTimeout(resolve, leavesAfterMs))
  await Promise.race([isOver, showToast(message).then(() => untilReadable(message.title))])
}

function untilReadable(title: string): Promise<void> {
  const end = Date.now() + leavesAfterMs
  return new Promise((resolve) => {
    const look = () => {
      const shown = [...document.querySelectorAll('[data-sonner-toast]')].find((each) =>
        each.textContent?.includes(title),
      )
      // It fades in; from half on it can be read.
      if ((shown && Number(getComputedStyle(shown).opacity) > 0.5) || Date.now() > end) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Takes the message away that stands, if any: for what fills the whole screen. */
export async function closeToast(): Promise<void> {
  const { toast } = await import('sonner')
  toast.dismiss()
}
