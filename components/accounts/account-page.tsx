import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type AccountPageProps = {
  scene: (props: { className: string }) => ReactNode
  /** For a form taller than a screen: the landscape stays in view beside it and fades out at the bottom. */
  isLong?: boolean
  /** Forces the dark look used at the stone, whatever theme is chosen. */
  isDark?: boolean
  children: ReactNode
}

/** A form with a landscape: beside it on a desktop, below it on a phone. */
export function AccountPage({ scene: Landscape, isLong = false, isDark = false, children }: AccountPageProps) {
  return (
    <div
      className={cn(
        'flex min-h-dvh flex-col bg-background text-foreground lg:grid lg:grid-cols-2',
        isDark && 'dark scheme-dark',
      )}
    >
      {/* On a desktop the form aligns with the header's logo. */}
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

export function AccountHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-10">
      <h1 className="text-3xl">{title}</h1>
      {children && <p className="mt-3 text-lg text-muted-foreground">{children}</p>}
    </header>
  )
}
