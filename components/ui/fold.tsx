import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from './button-variants'
import { cn } from './cn'

type FoldProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode
  titleId?: string
  /** Below the heading while it is folded: what stands inside, in a few words. */
  note?: ReactNode
  level?: 'h2' | 'h3'
}

/** A part of a page, folded to its heading; the browser opens it, also without script. */
export function Fold({ title, titleId, note, level: Heading = 'h2', className, children, ...details }: FoldProps) {
  return (
    <details className={cn('border-border border-t', className)} {...details}>
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
        <Heading id={titleId} className="hyphens-auto text-xl">
          {title}
        </Heading>
        <ChevronDown
          aria-hidden
          className="col-start-2 row-span-full size-5 text-muted-foreground [details[open]>summary>&]:rotate-180"
        />
        {note && (
          <span className="wrap-anywhere col-start-1 mt-1 font-sans text-base text-muted-foreground [details[open]>summary>&]:hidden">
            {note}
          </span>
        )}
      </summary>
      {children}
    </details>
  )
}

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
