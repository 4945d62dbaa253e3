import type { ReactNode } from 'react'
import { cn } from './cn'
import { TouchLink } from './text-link'

const WIDTHS = {
  form: 'max-w-[calc(theme(maxWidth.form)+2*var(--space-gutter))]',
  text: 'max-w-[calc(var(--measure)+2*var(--space-gutter))]',
  page: 'max-w-page',
}

type PageBodyProps = Partial<PageHeaderProps> & {
  width?: keyof typeof WIDTHS
  /** The list that the page belongs to, above its heading. */
  back?: { href: string; label: ReactNode }
  children: ReactNode
}

/**
 * The column that a page stands in, with its heading: `form` for a few fields, `text` for reading, `page` for tables
 * and grids.
 */
export function PageBody({ width = 'text', back, title, intro, actions, className, children }: PageBodyProps) {
  return (
    <div className={cn('mx-auto w-full px-gutter py-12 sm:py-16', WIDTHS[width], className)}>
      {back && (
        <p className="mb-4">
          <TouchLink href={back.href}>{back.label}</TouchLink>
        </p>
      )}
      {title && <PageHeader title={title} intro={intro} actions={actions} />}
      {children}
    </div>
  )
}

type PageHeaderProps = { title: ReactNode; intro?: ReactNode; actions?: ReactNode; className?: string }

/** The heading of a page whose heading does not stand first in its column. */
export function PageHeader({ title, intro, actions, className }: PageHeaderProps) {
  return (
    <header className={cn('mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5', className)}>
      <div className="min-w-0 max-w-measure">
        <h1 className="text-3xl">{title}</h1>
        {intro && <p className="mt-3 text-lg text-muted-foreground">{intro}</p>}
      </div>
      {actions && <div className="flex min-w-0 flex-wrap gap-3 hyphens-auto wrap-anywhere">{actions}</div>}
    </header>
  )
}
