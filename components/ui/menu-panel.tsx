import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonVariants } from './button-variants'

type MenuPanelProps = {
  id: string
  label: string
  opener: ReactNode
  openerClassName: string
  children: ReactNode
}

/** A button, and the navigation that it opens from the right edge. A native popover: it opens without script. */
export function MenuPanel({ id, label, opener, openerClassName, children }: MenuPanelProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className={openerClassName}>
        {opener}
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className="fixed inset-y-0 right-0 left-auto h-dvh w-full max-w-sm flex-col gap-3 overflow-y-auto bg-popover px-gutter py-4 text-popover-foreground shadow-lift backdrop:bg-overlay open:flex open:animate-slide-in-right [&>*]:justify-start"
      >
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={`self-end ${buttonVariants({ variant: 'ghost', size: 'compact' })}`}
        >
          <X aria-hidden />
          Luk
        </button>
        {children}
      </nav>
    </>
  )
}

/** For links within the site, which leave the frame and with it the open panel in place. */
export function closeMenuPanel(id: string): void {
  document.getElementById(id)?.hidePopover()
}
