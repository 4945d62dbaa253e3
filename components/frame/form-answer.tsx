import type { ReactNode } from 'react'

/** Replaces a form once it is sent. Takes the focus, because the pressed button is gone. */
export function FormAnswer({ children }: { children: ReactNode }) {
  return (
    <div ref={(node) => node?.focus()} tabIndex={-1} className="scroll-mt-24 outline-none">
      {children}
    </div>
  )
}
