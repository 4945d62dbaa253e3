import { WinterScene } from '@/components/drawings/winter'
import { LinkButton } from '@/components/ui/link-button'

export function NotFoundMessage() {
  return (
    <div className="mx-auto flex w-full max-w-measure flex-col items-center px-gutter py-12 text-center sm:py-20">
      <div className="w-full overflow-hidden rounded-2xl">
        <WinterScene className="h-56 w-full sm:h-72" />
      </div>
      <h1 className="mt-10 text-3xl">Siden blev ikke fundet</h1>
      <p className="mt-4 text-lg text-muted-foreground">
        Adressen fører ikke til noget her. Måske er siden flyttet, eller der mangler et tegn i adressen.
      </p>
      <LinkButton href="/" size="lg" className="mt-8">
        Gå til forside
      </LinkButton>
    </div>
  )
}
