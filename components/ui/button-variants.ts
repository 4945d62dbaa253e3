import { cva, type VariantProps } from 'class-variance-authority'

export const buttonVariants = cva(
  'inline-flex max-w-full items-center justify-center gap-2 rounded-lg forced-colors:border text-center font-sans font-semibold no-underline transition-colors duration-fast disabled:opacity-60 aria-disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground hover:bg-primary-strong',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-secondary-strong',
        outline: 'border border-input bg-transparent text-foreground hover:bg-accent hover:text-accent-foreground',
        ghost: 'bg-transparent text-foreground hover:bg-accent hover:text-accent-foreground',
        link: 'bg-transparent text-link underline decoration-1 underline-offset-4 hover:decoration-2',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive-strong',
        candle: 'border border-candle bg-candle-soft text-candle-ink hover:shadow-[0_0_0_4px_var(--candle-glow)]',
      },
      size: {
        // As high as a field, so that the two are level side by side.
        md: 'min-h-12 px-5 py-2 text-base leading-tight',
        lg: 'min-h-14 px-7 py-3 text-lg leading-tight',
        compact: 'min-h-touch px-3 py-1.5 text-sm leading-tight',
        icon: 'size-touch p-0',
        // For gloves: the production station and the one control of a ritual.
        huge: 'min-h-20 w-full px-8 py-4 text-xl',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export type ButtonVariants = VariantProps<typeof buttonVariants>
