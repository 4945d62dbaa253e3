import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** One group of primitives; `note` says when to use it, or how it behaves. */
export function Specimen({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = title.toLocaleLowerCase('da-DK').replace(/\P{Letter}+/gu, '-')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-8 border-border border-t pt-10">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {note && <p className="mt-2 max-w-measure text-muted-foreground">{note}</p>}
      <div className="mt-8 space-y-8">{children}</div>
    </section>
  )
}

/** One state, labelled beneath. */
export function State({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <figure className={cn('max-w-full', className)}>
      {children}
      <figcaption className="mt-2 text-muted-foreground text-sm">{name}</figcaption>
    </figure>
  )
}

/** States side by side, wrapping. */
export function States({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-end gap-x-8 gap-y-6">{children}</div>
}

/** The same for wide ones: one column on a phone, two on a wide screen. */
export function WideStates({ children }: { children: ReactNode }) {
  return <div className="grid gap-8 md:grid-cols-2 [&>*]:min-w-0">{children}</div>
}

export const longName = 'Anna Margrethe Elisabeth Wilhelmine von Holstein-Rathlousdal'
