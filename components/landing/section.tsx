import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** One idea, filling a screen. */
export function Section({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <section id={id} className="flex min-h-[85svh] items-center py-section">
      <div
        className={cn('mx-auto grid w-full max-w-page grid-cols-1 items-center gap-x-16 gap-y-12 px-gutter', className)}
      >
        {children}
      </div>
    </section>
  )
}
