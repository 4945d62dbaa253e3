import { HeaderNavigation } from './header-navigation'
import { Logo } from './logo'

export function Header({ siteName }: { siteName: string }) {
  return (
    <header className="relative z-10 bg-background print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-2 px-gutter py-4">
        <Logo siteName={siteName} />
        <HeaderNavigation />
      </div>
    </header>
  )
}
