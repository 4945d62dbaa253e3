import type { ReactNode } from 'react'
import { cn } from './cn'

const WIDTHS = {
  form: 'max-w-[calc(theme(maxWidth.form)+2*var(--space-gutter))]',
  text: 'max-w-[calc(var(--measure)+2*var(--space-gutter))]',
  page: 'max-w-page',
}

/** The column that a page stands in: `form` for a few fields, `text` for reading, `page` for tables and grids. */
export function PageBody({
  width = 'text',
  className,
  children,
}: {
  width?: keyof typeof WIDTHS
  className?: string
  children: ReactNode
}) {
  return <div className={cn('mx-auto w-full px-gutter py-12 sm:py-16', WIDTHS[width], className)}>{children}</div>
}
