import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type AccountPageProps = {
  /** A landscape that fills its box. */
  scene: (props: { className: string }) => ReactNode
  /** The form is taller than a screen: the landscape stays in view beside it and fades out at its foot. */
  isLong?: boolean
  /** The look at the stone, whatever theme was chosen. */
  isDark?: boolean
  children: ReactNode
}

/** A form with a quiet landscape: beside it on a desk, below it on a phone, where the form comes first. */
export function AccountPage({ scene: Landscape, isLong = false, isDark = false, children }: AccountPageProps) {
  return (
    <div
      className={cn(
        'flex min-h-dvh flex-col bg-background text-foreground lg:grid lg:grid-cols-2',
        isDark && 'dark scheme-dark',
      )}
    >
      {/* On a desk the form begins where the header's logo does. */}
      <div className="mx-auto flex w-full max-w-[calc(theme(maxWidth.form)+2*var(--space-gutter))] flex-1 flex-col justify-center px-gutter py-12 sm:py-16 lg:mr-0 lg:max-w-[calc(theme(maxWidth.page)/2)]">
        <div className="w-full lg:max-w-form">{children}</div>
      </div>
      <Landscape
        className={cn(
          'max-lg:mask-t-from-55% lg:mask-l-from-70% h-64 w-full sm:h-80 lg:sticky lg:top-0 lg:h-dvh',
          isLong && 'lg:mask-b-from-75%',
        )}
      />
    </div>
  )
}
