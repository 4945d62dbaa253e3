import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cn } from './cn'

const noticeVariants = cva('rounded-lg border-l-4 px-5 py-4 text-base', {
  variants: {
    variant: {
      info: 'border-primary bg-primary-soft text-primary-soft-foreground',
      success: 'border-success bg-secondary text-secondary-foreground',
      error: 'border-destructive bg-destructive-soft text-destructive-soft-foreground',
    },
  },
  defaultVariants: { variant: 'info' },
})

type NoticeProps = VariantProps<typeof noticeVariants> & {
  title?: ReactNode
  className?: string
  children?: ReactNode
}

/** A message in the page itself, e.g. the answer to a form posted without script. Errors interrupt a reader. */
export function Notice({ variant, title, className, children }: NoticeProps) {
  return (
    <div role={variant === 'error' ? 'alert' : 'status'} className={cn(noticeVariants({ variant }), className)}>
      {title && <p className="font-semibold">{title}</p>}
      {children && <div className={title ? 'mt-1' : undefined}>{children}</div>}
    </div>
  )
}

type OutcomeProps = { refusal?: string | null | undefined; done?: string | null | undefined; className?: string }

/** On a page after a form posted without script: why it was refused, or what was done. */
export function Outcome({ refusal, done, className = 'mb-8' }: OutcomeProps) {
  return (
    <>
      {refusal && (
        <Notice variant="error" className={className}>
          {refusal}
        </Notice>
      )}
      {done && (
        <Notice variant="success" className={className}>
          {done}
        </Notice>
      )}
    </>
  )
}
