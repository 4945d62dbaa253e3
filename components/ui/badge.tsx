import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const badgeVariants = cva(
  'inline-flex items-center gap-2 rounded-full px-3 in-[td]:whitespace-nowrap py-0.5 font-sans font-semibold text-sm before:size-2 before:shrink-0',
  {
    variants: {
      variant: {
        neutral: 'bg-muted text-foreground before:rounded-full before:border-2 before:border-current',
        info: 'bg-primary-soft text-primary-soft-foreground before:rounded-full before:bg-current',
        success: 'bg-secondary text-secondary-foreground before:rounded-full before:bg-current',
        danger: 'bg-destructive-soft text-destructive-soft-foreground before:rotate-45 before:bg-current',
        candle: 'bg-candle-soft text-candle-ink before:rounded-full before:bg-candle',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
)

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

/** A status as a word; the mark in front differs in form too, for those who do not see the colour. */
export function Badge({ variant, className, ...props }: BadgeProps) {
  return <span className={badgeVariants({ variant, className })} {...props} />
}
