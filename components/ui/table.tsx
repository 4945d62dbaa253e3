import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

/** Dense console table; on a narrow screen it scrolls sideways within itself, also by keyboard. */
export function Table({
  caption,
  className,
  children,
}: {
  /** Read aloud, not shown. */
  caption: string
  className?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section aria-label={caption} tabIndex={0} className="scroll-edges relative -mx-2 overflow-x-auto px-2">
      <table className={cn('w-full border-collapse font-sans text-sm', className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}

export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('border-input border-b text-left', className)} {...props} />
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cn('divide-y divide-border', className)} {...props} />
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn('transition-colors duration-fast hover:bg-muted has-checked:bg-primary-soft', className)}
      {...props}
    />
  )
}

type CellProps = {
  /** Right-aligned in tabular figures. */
  numeric?: boolean
  /** Left out on a phone: what one can do without there, or finds behind the row. */
  isSecondary?: boolean
}

export function TableHeader({ numeric, isSecondary, className, ...props }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      className={cn(
        'whitespace-nowrap px-3 py-2 font-semibold max-sm:px-1.5',
        numeric && 'text-right',
        isSecondary && 'max-sm:hidden',
        className,
      )}
      {...props}
    />
  )
}

export function TableCell({ numeric, isSecondary, className, ...props }: ComponentProps<'td'> & CellProps) {
  return (
    <td
      className={cn(
        'px-3 py-2 align-middle max-sm:px-1.5',
        numeric && 'text-right tabular-nums',
        isSecondary && 'max-sm:hidden',
        className,
      )}
      {...props}
    />
  )
}
