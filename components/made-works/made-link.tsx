import { TouchLink } from '@/components/ui/text-link'
import { madeTitle } from '@/lib/domain/made-works/copy'
import { madePath } from '@/lib/domain/made-works/paths'

/** For the owner, on the page's music: where it says how everything was made. */
export function MadeLink({ slug }: { slug: string }) {
  return (
    <section aria-labelledby="made-title" className="mt-14 space-y-3">
      <h2 id="made-title" className="text-2xl">
        {madeTitle}
      </h2>
      <p className="max-w-measure text-muted-foreground">
        For hver sang og hver film, der er lavet her, står der, hvem der bad om den, hvad den er lavet af, og hvem der
        har sagt ja.
      </p>
      <p>
        <TouchLink href={madePath(slug)}>Læs, hvordan det er lavet</TouchLink>
      </p>
    </section>
  )
}
