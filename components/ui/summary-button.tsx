import type { ReactNode } from 'react'
import { buttonVariants } from './button-variants'
import { cn } from './cn'

/** Opens the `<details>` around it, and looks like a button. */
export function SummaryButton({ children }: { children: ReactNode }) {
  return (
    <summary
      className={cn(
        buttonVariants({ variant: 'outline' }),
        'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
      )}
    >
      {children}
    </summary>
  )
}
