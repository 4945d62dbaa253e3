import type { ReactNode } from 'react'

/** What stands in a form's place once it is sent. Takes the focus, which stood on a button that is gone. */
export function FormAnswer({ children }: { children: ReactNode }) {
  return (
    <div ref={(node) => node?.focus()} tabIndex={-1} className="scroll-mt-24 outline-none">
      {children}
    </div>
  )
}
